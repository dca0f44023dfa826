import { desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { completions } from '../db/schema/feedback.ts';

/**
 * Removes one teacher's oldest surplus feedbacks: a script on a free trial can have six hundred
 * written in an hour.
 * @param most feedbacks that a teacher keeps
 * @returns how many were removed
 */
export async function removeSurplus(db: Database, batch: number, most: number): Promise<number> {
  const tooMany = db
    .select({ accountId: completions.accountId })
    .from(completions)
    .groupBy(completions.accountId)
    .having(gt(sql`count(*)`, most))
    .limit(1);
  const surplus = db
    .select({ row: sql`${completions}.ctid` })
    .from(completions)
    .where(sql`${completions.accountId} = (${tooMany})`)
    .orderBy(desc(completions.createdAt))
    .offset(most)
    .limit(batch);
  const removed = await db
    .delete(completions)
    .where(sql`${completions}.ctid = any(array(${surplus}))`)
    .returning({ one: sql<number>`1` });
  return removed.length;
}
