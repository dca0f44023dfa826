import { and, asc, eq, gt, ilike, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  const { id, email, emailSince, name, settings } = accounts;
  // A school has given her address to somebody else, who would get her mail.
  const later = alias(accounts, 'later');
  const passedOn = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.email, email), gt(later.emailSince, emailSince)));
  return db
    .select({ id, email, name })
    .from(accounts)
    .where(and(sql`${settings} ->> 'email_updates' = 'true'`, notExists(passedOn)))
    .orderBy(asc(email), asc(id));
}
