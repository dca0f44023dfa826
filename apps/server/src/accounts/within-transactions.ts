import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';

/** Until the transaction ends, `key share` prevents deletion, and `update` any other hold. */
type Hold = 'key share' | 'update';

/** @returns false when there is no such account */
export async function holdAccount(transaction: Queries, id: string, hold: Hold): Promise<boolean> {
  const held = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for(hold);
  return held.length > 0;
}

/**
 * The database's own rules also remove every row that refers to the account.
 * @returns its address and when its trial ends; null when there is no such account
 */
export async function removeAccount(
  transaction: Queries,
  id: string,
): Promise<{ email: string; trialEnds: Date } | null> {
  const [gone] = await transaction
    .delete(accounts)
    .where(eq(accounts.id, id))
    .returning({ email: accounts.email, trialEnds: accounts.trialEnds });
  return gone ?? null;
}

/** @param email in lower case */
export const isAddressInUse = async (queries: Queries, email: string): Promise<boolean> =>
  (await queries.$count(accounts, eq(accounts.email, email))) > 0;

export async function extendTrial(transaction: Queries, id: string, days: number): Promise<void> {
  await transaction
    .update(accounts)
    .set({ trialEnds: sql`${accounts.trialEnds} + ${days} * interval '1 day'` })
    .where(eq(accounts.id, id));
}

/** Of a teacher who comes back after deleting her account. */
export async function resumeTrial(
  transaction: Queries,
  id: string,
  trialEnds: Date,
): Promise<void> {
  await transaction.update(accounts).set({ trialEnds }).where(eq(accounts.id, id));
}
