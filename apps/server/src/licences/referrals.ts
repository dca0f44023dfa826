import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { extendTrial } from '../accounts/index.ts';
import type { Database, Queries } from '../db/index.ts';
import { licenceMembers, referralCodes, referralUses } from '../db/schema/licences.ts';

export type ReferralCode = typeof referralCodes.$inferSelect;
export type NewReferralCode = Omit<ReferralCode, 'uses' | 'createdAt'>;

/** Codes are case-insensitive. */
export const normalCode = (code: string): string => code.trim().toLowerCase();

export const listReferralCodes = (db: Database): Promise<ReferralCode[]> =>
  db.select().from(referralCodes).orderBy(asc(referralCodes.createdAt), asc(referralCodes.code));

/** False if the code exists already. */
export async function addReferralCode(db: Database, code: NewReferralCode): Promise<boolean> {
  const added = await db.insert(referralCodes).values(code).onConflictDoNothing().returning();
  return added.length > 0;
}

/** False if there is no such code. What teachers got by it stays theirs. */
export async function removeReferralCode(db: Database, code: string): Promise<boolean> {
  const removed = await db.delete(referralCodes).where(eq(referralCodes.code, code)).returning();
  return removed.length > 0;
}

const isOpen = (now: Date) =>
  and(
    or(isNull(referralCodes.endsAt), gt(referralCodes.endsAt, now)),
    or(isNull(referralCodes.usesMax), lt(referralCodes.uses, referralCodes.usesMax)),
  );

/**
 * Gives a new teacher trial days, or a place in a licence. A code that is unknown, ended or used up
 * gives nothing.
 */
export async function redeemCode(
  transaction: Queries,
  account: { id: string; email: string },
  code: string,
): Promise<void> {
  const [redeemed] = await transaction
    .update(referralCodes)
    .set({ uses: sql`${referralCodes.uses} + 1` })
    .where(and(eq(referralCodes.code, normalCode(code)), isOpen(new Date())))
    .returning();
  if (!redeemed) return;
  const { licenceId, trialDays } = redeemed;
  await transaction.insert(referralUses).values({ accountId: account.id, code: redeemed.code });
  await extendTrial(transaction, account.id, trialDays);
  if (licenceId !== null)
    await transaction
      .insert(licenceMembers)
      .values({ licenceId, member: account.email })
      .onConflictDoNothing();
}
