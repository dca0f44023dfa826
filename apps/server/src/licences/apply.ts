import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { licenceMembers, licences } from '../db/schema/licences.ts';
import { domainOfAccount, isCovered } from './covering.ts';

async function apply(db: Database, which: SQL | undefined): Promise<void> {
  const ends = db
    .select({ ends: sql`max(${licences.endsAt})` })
    .from(licences)
    .innerJoin(licenceMembers, eq(licenceMembers.licenceId, licences.id))
    .where(isCovered);
  await db
    .update(accounts)
    .set({ teamLicenceEnds: sql`(${ends})` })
    .where(which);
}

/** At each sign-in: her address may have changed. */
export const applyToAccount = (db: Database, accountId: string): Promise<void> =>
  apply(db, eq(accounts.id, accountId));

/**
 * For everyone a licence covers, or did until now. Call it after the licence's change is committed,
 * so that a concurrent sign-in is updated either here or by itself.
 * @param members addresses and domains
 */
export async function applyToMembers(db: Database, members: readonly string[]): Promise<void> {
  if (members.length === 0) return;
  await apply(
    db,
    or(inArray(accounts.email, [...members]), inArray(domainOfAccount, [...members])),
  );
}
