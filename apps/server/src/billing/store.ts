import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../db/index.ts';
import type { PaymentEvent, SubscriptionState } from '../payments/index.ts';
import { paidSubscriptionsOf } from './paid-subscriptions-of.ts';

const { accounts, paidSubscriptions, paymentEvents } = schema;

/** A subscription as it is kept. */
export type KeptSubscription = typeof paidSubscriptions.$inferSelect;

export interface BillingStore {
  wasApplied(eventId: string): Promise<boolean>;
  noteApplied(event: PaymentEvent): Promise<void>;
  /** When the newest event was made that has been applied; null before the first. */
  newestApplied(): Promise<Date | null>;
  forgetEventsBefore(date: Date): Promise<void>;
  find(subscriptionId: string): Promise<KeptSubscription | null>;
  ofAccount(accountId: string): Promise<KeptSubscription[]>;
  /** @returns false when there is one already, or no such account */
  add(id: string, accountId: string, state: SubscriptionState): Promise<boolean>;
  /** @returns false when it has been changed since it was read */
  change(kept: KeptSubscription, state: SubscriptionState): Promise<boolean>;
}

const unchanged = ({ id, version }: KeptSubscription) =>
  and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.version, version));

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
    async find(id) {
      const [kept] = await db.select().from(paidSubscriptions).where(eq(paidSubscriptions.id, id));
      return kept ?? null;
    },
    ofAccount: (accountId) => paidSubscriptionsOf(db, accountId),
    add: (id, accountId, state) =>
      db.transaction(async (transaction) => {
        const account = eq(accounts.id, accountId);
        // Held until the end, so that it can't be deleted meanwhile.
        const held = await transaction.select().from(accounts).where(account).for('key share');
        if (held.length === 0) return false;
        const added = await transaction
          .insert(paidSubscriptions)
          .values({ id, accountId, ...state, version: 1 })
          .onConflictDoNothing()
          .returning();
        return added.length > 0;
      }),
    async change(kept, state) {
      const changed = await db
        .update(paidSubscriptions)
        .set({ ...state, version: sql`${paidSubscriptions.version} + 1` })
        .where(unchanged(kept))
        .returning();
      return changed.length > 0;
    },
  };
}
