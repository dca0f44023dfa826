import { eq, lt } from 'drizzle-orm';
import { holdAccount, type EndedTrials } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { paymentEvents, paymentsCaughtUp } from '../db/schema/billing.ts';
import {
  addPaidSubscription,
  changePaidSubscription,
  findPaidSubscription,
  paidSubscriptionsOf,
  type PaidSubscription,
} from '../entitlements/index.ts';
import type { PaymentEvent, SubscriptionState } from '../payments/index.ts';

/** The account may also be another installation's. */
type Added = 'added' | 'known already' | 'account deleted' | 'no such account';

export interface BillingStore {
  wasApplied(eventId: string): Promise<boolean>;
  noteApplied(event: PaymentEvent): Promise<void>;
  /** Every event that was created before then has been applied; null before the first round. */
  caughtUpTo(): Promise<Date | null>;
  noteCaughtUp(until: Date): Promise<void>;
  forgetEventsBefore(date: Date): Promise<void>;
  find(subscriptionId: string): Promise<PaidSubscription | null>;
  ofAccount(accountId: string): Promise<PaidSubscription[]>;
  add(id: string, accountId: string, state: SubscriptionState): Promise<Added>;
  /** @returns false when it has been changed since it was read */
  change(kept: PaidSubscription, state: SubscriptionState): Promise<boolean>;
}

/** @param trials tell which accounts have been deleted */
export function createBillingStore(db: Database, trials: Pick<EndedTrials, 'endOf'>): BillingStore {
  return {
    wasApplied: async (id) => (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0,
    async noteApplied({ id, createdAt }) {
      await db.insert(paymentEvents).values({ id, createdAt }).onConflictDoNothing();
    },
    async caughtUpTo() {
      const [noted] = await db.select().from(paymentsCaughtUp);
      return noted?.until ?? null;
    },
    async noteCaughtUp(until) {
      await db
        .insert(paymentsCaughtUp)
        .values({ until })
        .onConflictDoUpdate({ target: paymentsCaughtUp.isOnly, set: { until } });
    },
    async forgetEventsBefore(date) {
      await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, date));
    },
    find: (id) => findPaidSubscription(db, id),
    ofAccount: (accountId) => paidSubscriptionsOf(db, accountId),
    add: (id, accountId, state) =>
      db.transaction(async (transaction) => {
        // The lock keeps the account from being deleted meanwhile.
        if (await holdAccount(transaction, accountId, 'key share')) {
          const isNew = await addPaidSubscription(transaction, { id, accountId, ...state });
          return isNew ? 'added' : 'known already';
        }
        const isDeleted = (await trials.endOf(transaction, accountId)) !== null;
        return isDeleted ? 'account deleted' : 'no such account';
      }),
    change: (kept, state) => changePaidSubscription(db, kept, state),
  };
}
