import { eq } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';

/**
 * The database's own rules also remove every row that refers to the account.
 * @returns its address and when its trial ends; null when there is no such account
 */
export async function removeAccount(
  db: Queries,
  id: string,
): Promise<{ email: string; trialEnds: Date } | null> {
  const [gone] = await db
    .delete(accounts)
    .where(eq(accounts.id, id))
    .returning({ email: accounts.email, trialEnds: accounts.trialEnds });
  return gone ?? null;
}
