import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import type { Account } from './account.ts';

/** Who has turned email updates on, by address. */
export function accountsWantingUpdates(
  db: Queries,
): Promise<Pick<Account, 'id' | 'email' | 'name'>[]> {
  const { id, email, name, settings } = accounts;
  return db
    .select({ id, email, name })
    .from(accounts)
    .where(sql`${settings} ->> 'email_updates' = 'true'`)
    .orderBy(asc(email), asc(id));
}
