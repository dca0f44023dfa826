import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { sessions } from '../../db/schema/auth.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { referralUses } from '../../db/schema/licences.ts';
import { consents } from '../../db/schema/privacy.ts';
import { paidSubscriptionsOf } from '../../entitlements/index.ts';
import { licencesCovering } from '../../licences/index.ts';
import { inBatches, type Rows } from './rows.ts';

/** They hold no texts. */
const CONSENTS_AT_ONCE = 1_000;

export async function* consentsOf(db: Database, accountId: string): Rows<'consents'> {
  const { id } = consents;
  const mine = eq(consents.accountId, accountId);
  const keys = await db.select({ id }).from(consents).where(mine).orderBy(asc(id));
  const ids = keys.map((key) => key.id);
  const rows = inBatches(
    ids,
    ({ all }) => db.select().from(consents).where(inArray(id, all)).orderBy(asc(id)),
    CONSENTS_AT_ONCE,
  );
  for await (const row of rows) yield { ...row, givenAt: row.givenAt.toISOString() };
}

export async function* licencesOf(db: Database, email: string): Rows<'licences'> {
  for (const { holder, endsAt } of await licencesCovering(db, email))
    yield { holder, endsAt: endsAt.toISOString() };
}

export async function* referralsOf(db: Database, accountId: string): Rows<'referrals'> {
  const rows = await db.select().from(referralUses).where(eq(referralUses.accountId, accountId));
  for (const { code, usedAt } of rows) yield { code, usedAt: usedAt.toISOString() };
}

export async function* paymentsOf(db: Database, accountId: string): Rows<'payments'> {
  for (const row of await paidSubscriptionsOf(db, accountId))
    yield { ...row, until: row.until.toISOString() };
}

export async function* sessionsOf(db: Database, accountId: string): Rows<'sessions'> {
  const rows = await db
    .select({ at: sessions.createdAt, ends: sessions.expiresAt, scopes: sessions.scopes })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt));
  for (const { at, ends, scopes } of rows)
    yield { startedAt: at.toISOString(), endsAt: ends.toISOString(), permissions: scopes };
}

export async function* messagesOf(db: Database, accountId: string): Rows<'contactMessages'> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.accountId, accountId))
    .orderBy(asc(contactMessages.createdAt));
  for (const { createdAt, sentAt, ...row } of rows)
    yield { ...row, createdAt: createdAt.toISOString(), mailed: sentAt !== null };
}
