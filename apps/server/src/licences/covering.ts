import { eq, or, sql } from 'drizzle-orm';
import { accounts } from '../db/schema/accounts.ts';
import { licenceMembers } from '../db/schema/licences.ts';

export const domainOfAccount = sql<string>`split_part(${accounts.email}, '@', 2)`;

/** A member is the account's address, or its domain. */
export const isCovered = or(
  eq(licenceMembers.member, accounts.email),
  eq(licenceMembers.member, domainOfAccount),
);
