import { desc, eq, lt } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { paymentEvents } from '../db/schema/billing.ts';
import {
  addPaidSubscription,
  changePaidSubscription,
  findPaidSubscription,
  paidSubscriptionsOf,
  type PaidSubscription,
} from '../entitlements/index.ts';
import type { PaymentEvent, SubscriptionState } from '../payments/index.ts';

export interface BillingStore {
  wasApplied(eventId: string): Promise<boolean>;
  noteApplied(event: PaymentEvent): Promise<void>;
  /** Creation time of the newest applied event; null before the first. */
  newestApplied(): Promise<Date | null>;
  forgetEventsBefore(date: Date): Promise<void>;
  find(subscriptionId: string): Promise<PaidSubscription | null>;
  ofAccount(accountId: string): Promise<PaidSubscription[]>;
  /** @returns false when there is one already, or no such account */
  add(id: string, accountId: string, state: SubscriptionState): Promise<boolean>;
  /** @returns false when it has been changed since it was read */
  change(kept: PaidSubscription, state: SubscriptionState): Promise<boolean>;
}

export function createBillingStore(db: Database): BillingStore {
  return {
    wasApplied: async (id) => (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0,
    async noteApplied({ id, createdAt }) {
      await db.insert(paymentEvents).values({ id, createdAt }).onConflictDoNothing();
    },
    async newestApplied() {
      const [newest] = await db
        .select()
        .from(paymentEvents)
        .orderBy(desc(paymentEvents.createdAt))
        .limit(1);
      return newest?.createdAt ?? null;
    },
    async forgetEventsBefore(date) {
      await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, date));
    },
    find: (id) => findPaidSubscription(db, id),
    ofAccount: (accountId) => paidSubscriptionsOf(db, accountId),
    add: (id, accountId, state) =>
      db.transaction(
        async (transaction) =>
          // The lock keeps the account from being deleted meanwhile.
          (await holdAccount(transaction, accountId, 'key share')) &&
          addPaidSubscription(transaction, { id, accountId, ...state }),
      ),
    change: (kept, state) => changePaidSubscription(db, kept, state),
  };
}
