import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { contactMessages } from '../db/schema/contact.ts';

const { accountId, createdAt, email } = contactMessages;

const isUnclaimed = isNull(accountId);

/**
 * Gives an account what was written without logging in, from its address, since it first signed in
 * with that. Call it at each sign-in, which shows that the address is still the same teacher's.
 */
export async function claimMessages(db: Database, account: string): Promise<void> {
  const { id, email: hers, emailSince } = accounts;
  await db
    .update(contactMessages)
    .set({ accountId: id })
    .from(accounts)
    .where(
      and(
        isUnclaimed,
        eq(id, account),
        eq(sql`lower(${email})`, hers),
        sql`${createdAt} >= ${emailSince}`,
      ),
    );
}

/**
 * Once an account is removed: its claimed messages went with it. Of the others from its address, only
 * those stay that were written after another account signed in with that.
 * @param address in lower case
 */
export async function forgetMessagesFrom(db: Queries, address: string): Promise<void> {
  const { email: theirs, emailSince } = accounts;
  const anothers = sql`exists (select from ${accounts} where ${theirs} = ${address} and ${emailSince} <= ${createdAt})`;
  await db
    .delete(contactMessages)
    .where(and(isUnclaimed, eq(sql`lower(${email})`, address), sql`not ${anothers}`));
}
