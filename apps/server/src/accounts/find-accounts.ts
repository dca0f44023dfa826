import { asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { paidSubscriptionsOf } from '../entitlements/index.ts';
import { accountOf } from './account-of.ts';
import type { Account } from './account.ts';

export async function findAccounts(db: Queries, words: string, most: number): Promise<Account[]> {
  const { id, email, name, kura } = accounts;
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select()
    .from(accounts)
    .where(or(ilike(email, part), ilike(name, part), ilike(kura, part)))
    .orderBy(asc(email), asc(id))
    .limit(most);
  return Promise.all(
    rows.map(async (row) => accountOf(row, await paidSubscriptionsOf(db, row.id))),
  );
}

export function accountsCalled(
  db: Queries,
  idOrEmail: string,
): Promise<Pick<Account, 'id' | 'email'>[]> {
  const { id, email } = accounts;
  return db
    .select({ id, email })
    .from(accounts)
    .where(or(eq(id, idOrEmail), eq(email, idOrEmail.toLowerCase())));
}

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
