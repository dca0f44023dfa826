import { eq, or, sql } from 'drizzle-orm';
import { accounts } from '../db/schema/accounts.ts';
import { licenceMembers } from '../db/schema/licences.ts';

/** What stands behind the @ of an account's address. */
export const domainOfAccount = sql<string>`split_part(${accounts.email}, '@', 2)`;

/** Whether a member of a licence stands for an account: its address, or the address's domain. */
export const isCovered = or(
  eq(licenceMembers.member, accounts.email),
  eq(licenceMembers.member, domainOfAccount),
);
