import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { licenceMembers, licences } from '../db/schema/licences.ts';
import { applyToMembers } from './apply.ts';
import { isCovered } from './covering.ts';

export interface Licence {
  id: number;
  holder: string;
  endsAt: Date;
  /** Addresses and domains. */
  members: string[];
  /** Number of accounts covered. */
  teachers: number;
}

export interface NewLicence {
  holder: string;
  endsAt: Date;
  members: readonly string[];
}

function select(db: Queries, which?: SQL): Promise<Licence[]> {
  const { member } = licenceMembers;
  return db
    .select({
      id: licences.id,
      holder: licences.holder,
      endsAt: licences.endsAt,
      members: sql<
        string[]
      >`coalesce(array_agg(distinct ${member}) filter (where ${member} is not null), '{}')`,
      teachers: sql<number>`count(distinct ${accounts.id})::int`,
    })
    .from(licences)
    .leftJoin(licenceMembers, eq(licenceMembers.licenceId, licences.id))
    .leftJoin(accounts, isCovered)
    .where(which)
    .groupBy(licences.id)
    .orderBy(asc(licences.id));
}

export const listLicences = (db: Database): Promise<Licence[]> => select(db);

export async function findLicence(db: Database, id: number): Promise<Licence | null> {
  return (await select(db, eq(licences.id, id)))[0] ?? null;
}

/** The licence that only this teacher holds. */
export async function findLicenceOf(db: Queries, email: string): Promise<Licence | null> {
  return (await select(db, eq(licences.holder, email)))[0] ?? null;
}

export async function licencesCovering(db: Queries, email: string) {
  const { holder, endsAt } = licences;
  const members = [email, email.slice(email.indexOf('@') + 1)];
  return db
    .selectDistinct({ id: licences.id, holder, endsAt })
    .from(licences)
    .innerJoin(licenceMembers, eq(licenceMembers.licenceId, licences.id))
    .where(inArray(licenceMembers.member, members))
    .orderBy(asc(licences.id));
}

/** Removes an address from all licences, and deletes the licence it holds itself. */
export async function forgetMember(db: Queries, email: string): Promise<void> {
  await db.delete(licences).where(eq(licences.holder, email));
  await db.delete(licenceMembers).where(eq(licenceMembers.member, email));
}

export async function addLicence(db: Database, { members, ...licence }: NewLicence) {
  const id = await db.transaction(async (transaction) => {
    const [added] = await transaction.insert(licences).values(licence).returning();
    if (!added) throw new Error('The licence was not added');
    if (members.length > 0)
      await transaction
        .insert(licenceMembers)
        .values(members.map((member) => ({ licenceId: added.id, member })));
    return added.id;
  });
  await applyToMembers(db, members);
  return id;
}

/** Moves the end of a licence either way; to revoke it, pass now. */
export async function endLicence(db: Database, { id, members }: Licence, endsAt: Date) {
  await db.update(licences).set({ endsAt }).where(eq(licences.id, id));
  await applyToMembers(db, members);
}

export async function includeMembers(db: Database, id: number, members: readonly string[]) {
  await db
    .insert(licenceMembers)
    .values(members.map((member) => ({ licenceId: id, member })))
    .onConflictDoNothing();
  await applyToMembers(db, members);
}

export async function excludeMembers(db: Database, id: number, members: readonly string[]) {
  await db
    .delete(licenceMembers)
    .where(and(eq(licenceMembers.licenceId, id), inArray(licenceMembers.member, [...members])));
  await applyToMembers(db, members);
}
