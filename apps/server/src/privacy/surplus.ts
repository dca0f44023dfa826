import { HOUR_MS } from '@second-draft/contract';
import { desc, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';
import { completions } from '../db/schema/feedback.ts';

/**
 * A purge begins about every hour, so as a rule only teachers who have had feedback written since the
 * last one can have too many. After a longer gap, the others' surplus goes once they have more written,
 * or by its age.
 */
const SINCE_LAST_MS = 2 * HOUR_MS;

/**
 * Removes the oldest surplus feedbacks of one teacher who has lately had some written: a script on
 * a free trial can have six hundred written in an hour. Counts nobody's further than `most`.
 * @param most feedbacks that a teacher keeps
 * @returns how many were removed
 */
export async function removeSurplus(
  db: Database,
  now: Date,
  batch: number,
  most: number,
): Promise<number> {
  const own = alias(completions, 'own');
  const lately = db
    .selectDistinct({ accountId: completions.accountId })
    .from(completions)
    .where(gte(completions.createdAt, new Date(now.getTime() - SINCE_LAST_MS)))
    .as('lately');
  const oneTooMany = db
    .select({ one: sql`1` })
    .from(own)
    .where(eq(own.accountId, lately.accountId))
    .offset(most);
  const tooMany = db
    .select({ accountId: lately.accountId })
    .from(lately)
    .where(sql`exists (${oneTooMany})`)
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
