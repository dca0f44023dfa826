import { limits } from '@second-draft/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';

/** Limits for all of a teacher's together. */
export interface Room {
  rows: number;
  bytes: number;
}

export const standardRoom: Room = {
  rows: limits.givenFeedbacksKeptMax,
  bytes: limits.givenFeedbacksBytesMax,
};

/** The oldest make room. */
export async function removeSurplus(
  queries: Queries,
  accountId: string,
  room: Room,
): Promise<void> {
  const { id, studentText, points, feedback, writtenAt } = givenFeedbacks;
  const size = sql`pg_column_size(${studentText}) + pg_column_size(${points}) + pg_column_size(${feedback})`;
  const newestFirst = sql`order by ${writtenAt} desc, ${id}`;
  await queries.delete(givenFeedbacks).where(
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
  );
}
