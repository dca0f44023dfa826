import { limits } from '@second-draft/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { givenFeedbacks, judgements } from '../../db/schema/second-drafts.ts';

/** Limits for all of a teacher's together. */
export interface Room {
  rows: number;
  bytes: number;
}

export const standardRoom: Room = {
  rows: limits.givenFeedbacksKeptMax,
  bytes: limits.givenFeedbacksBytesMax,
};

/** The oldest make room, with what a model was sent of them. */
export async function removeSurplus(
  queries: Queries,
  accountId: string,
  room: Room,
): Promise<void> {
  const { id, studentText, points, feedback, writtenAt } = givenFeedbacks;
  const size = sql`pg_column_size(${studentText}) + pg_column_size(${points}) + pg_column_size(${feedback})`;
  const newestFirst = sql`order by ${writtenAt} desc, ${id}`;
  const removed = await queries
    .delete(givenFeedbacks)
    .where(
      and(
        eq(givenFeedbacks.accountId, accountId),
        sql`${id} in (
          select id from (
            select ${id} as id, row_number() over (${newestFirst}) as place,
              sum(${size}) over (${newestFirst}) as bytes
            from ${givenFeedbacks} where ${givenFeedbacks.accountId} = ${accountId}
          ) as ranked where place > ${room.rows} or bytes > ${room.bytes}
        )`,
      ),
    )
    .returning({ id });
  const ids = removed.map((one) => one.id);
  if (ids.length === 0) return;
  await queries
    .delete(judgements)
    .where(and(eq(judgements.accountId, accountId), inArray(judgements.feedbackId, ids)));
}
