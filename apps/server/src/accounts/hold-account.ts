import { eq } from 'drizzle-orm';
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
