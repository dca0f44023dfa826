import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { paidSubscriptions } from '../db/schema/entitlements.ts';

/** As Stripe last reported it. */
export type PaidSubscription = typeof paidSubscriptions.$inferSelect;

type PaidState = Pick<PaidSubscription, 'customerId' | 'standing' | 'until'>;

/** Includes ended ones. */
export const paidSubscriptionsOf = (db: Queries, accountId: string): Promise<PaidSubscription[]> =>
  db.select().from(paidSubscriptions).where(eq(paidSubscriptions.accountId, accountId));

export async function findPaidSubscription(
  db: Queries,
  id: string,
): Promise<PaidSubscription | null> {
  const [found] = await db.select().from(paidSubscriptions).where(eq(paidSubscriptions.id, id));
  return found ?? null;
}

/** @returns false when there is one of this id already */
export async function addPaidSubscription(
  db: Queries,
  added: Omit<PaidSubscription, 'version'>,
): Promise<boolean> {
  const rows = await db
    .insert(paidSubscriptions)
    .values({ ...added, version: 1 })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** @returns false when it has been changed since it was read */
export async function changePaidSubscription(
  db: Queries,
  { id, version }: PaidSubscription,
  state: PaidState,
): Promise<boolean> {
  const changed = await db
    .update(paidSubscriptions)
    .set({ ...state, version: sql`${paidSubscriptions.version} + 1` })
    .where(and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.version, version)))
    .returning();
  return changed.length > 0;
}
