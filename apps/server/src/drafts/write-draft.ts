import { limits } from '@second-draft/contract';
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import { storableJson, type Queries } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

export type NewRow = typeof drafts.$inferInsert;
type Place = Pick<NewRow, 'accountId' | 'assignmentId' | 'documentId'>;

/** Limits for all of a teacher's drafts together. */
export interface DraftRoom {
  rows: number;
  bytes: number;
}

export const standardRoom: DraftRoom = { rows: limits.draftsMax, bytes: limits.draftsBytesMax };

export const isAt = ({ accountId, assignmentId, documentId }: Place): SQL =>
  sql`(${drafts.accountId}, ${drafts.assignmentId}, ${drafts.documentId}) = (${accountId}, ${assignmentId}, ${documentId})`;

/**
 * One statement counts and writes, since drafts are saved often. Only a new draft locks the account:
 * stored drafts that are changed at the same time may exceed the bytes by what they grow. Nothing is
 * written if another save has added the draft meanwhile.
 */
export async function writeDraft(
  queries: Queries,
  row: NewRow,
  isStored: boolean,
  { rows, bytes }: DraftRoom,
) {
  const text = storableJson(row.content);
  const used = sql`coalesce(sum(pg_column_size(${drafts.content})), 0)`;
  const room = queries.$with('room').as(
    queries
      .select({
        hasRoom:
          sql<boolean>`count(*) < ${rows} and ${used} + ${Buffer.byteLength(text)} <= ${bytes}`.as(
            'has_room',
          ),
      })
      .from(drafts)
      .where(and(eq(drafts.accountId, row.accountId), not(isAt(row)))),
  );
  const written = queries.$with('written').as(
    queries
      .insert(drafts)
      .select(
        sql`select ${row.accountId}, ${row.courseId}, ${row.assignmentId}, ${row.documentId},
          ${text}::jsonb, ${row.changedAt.toISOString()}::timestamptz from room where has_room`,
      )
      .onConflictDoUpdate({
        target: [drafts.accountId, drafts.assignmentId, drafts.documentId],
        set: {
          content: sql`excluded.content`,
          changedAt: sql`greatest(${drafts.changedAt}, excluded.changed_at)`,
        },
        setWhere: sql`${isStored}::boolean`,
      })
      .returning({ documentId: drafts.documentId }),
  );
  const [done] = await queries
    .with(room, written)
    .select({
      hasRoom: room.hasRoom,
      isWritten: sql<boolean>`exists (select from ${written})`,
    })
    .from(room);
  return done ?? { hasRoom: false, isWritten: false };
}
