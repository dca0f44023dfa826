import { limits, type Draft, type SavedDraft, DAY_MS } from '@second-draft/contract';
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import { storableJson, type Database, type Queries } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';
import { takeIn } from './take-in.ts';

export interface DraftStore {
  /** By assignment only, whose id is unique across classes: more than one class may lead to it. */
  list(accountId: string, assignmentId: string): Promise<Draft[]>;
  /** For each assignment with feedback, by class. */
  withFeedback(accountId: string): Promise<DraftedFeedback[]>;
  save(
    accountId: string,
    courseId: string,
    assignmentId: string,
    draft: SavedDraft & { documentId: string },
  ): Promise<Saved>;
}

/**
 * 'stale': another tab or device changed the draft first, and what was sent is kept beside it.
 * 'full': the teacher's other drafts leave no room for it.
 */
export type Saved = 'saved' | 'stale' | 'full';

type NewRow = typeof drafts.$inferInsert;
type Place = Pick<NewRow, 'accountId' | 'assignmentId' | 'documentId'>;

/** A document with feedback. */
export interface DraftedFeedback {
  courseId: string;
  assignmentId: string;
  documentId: string;
  /** ISO 8601 instant; null where it isn't posted. */
  postedAt: string | null;
}

/** Limits for all of a teacher's drafts together. */
export interface DraftRoom {
  rows: number;
  bytes: number;
}

const standardRoom: DraftRoom = { rows: limits.draftsMax, bytes: limits.draftsBytesMax };

const BACKDATED_MOST_MS = limits.draftBackdatedDaysMax * DAY_MS;

export function createDraftStore(
  db: Database,
  { rows, bytes }: DraftRoom = standardRoom,
): DraftStore {
  return {
    async list(accountId, assignmentId) {
      const rows = await db
        .select({ documentId: drafts.documentId, content: drafts.content })
        .from(drafts)
        .where(and(eq(drafts.accountId, accountId), eq(drafts.assignmentId, assignmentId)));
      return rows.map(({ documentId, content }) => ({ ...content, documentId }));
    },
    withFeedback: (accountId) =>
      db
        .select({
          courseId: drafts.courseId,
          assignmentId: drafts.assignmentId,
          documentId: drafts.documentId,
          postedAt: sql<string | null>`${drafts.content} ->> 'postedAt'`,
        })
        .from(drafts)
        .where(
          and(
            eq(drafts.accountId, accountId),
            sql`(${drafts.content} ->> 'feedback' <> '' or ${drafts.content} ->> 'postedAt' is not null)`,
          ),
        ),
    async save(accountId, courseId, assignmentId, { documentId, ...sent }) {
      // A browser's clock that runs ahead must not make later changes look older.
      const changedAt = new Date(Math.min(Date.parse(sent.changedAt), Date.now()));
      // One that is years behind must not have the next purge remove what was kept.
      const countedFrom = new Date(Math.max(changedAt.getTime(), Date.now() - BACKDATED_MOST_MS));
      const place = { accountId, assignmentId, documentId };
      const saved = { ...sent, changedAt: changedAt.toISOString() };
      for (;;) {
        const outcome = await db.transaction(async (queries): Promise<Saved | 'overtaken'> => {
          const [stored = null] = await queries
            .select({ content: drafts.content })
            .from(drafts)
            .where(is(place))
            .for('update');
          const { content, isStale } = takeIn(stored && stored.content, saved);
          const row = { ...place, courseId, content, changedAt: countedFrom };
          const { hasRoom, isWritten } = await write(queries, row, stored !== null);
          if (!hasRoom) return 'full';
          if (!isWritten) return 'overtaken';
          return isStale ? 'stale' : 'saved';
        });
        if (outcome !== 'overtaken') return outcome;
      }
    },
  };

  /**
   * One statement counts and writes, since drafts are saved often. Nothing is written if another save
   * has added the draft meanwhile.
   */
  async function write(queries: Queries, row: NewRow, isStored: boolean) {
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
        .where(and(eq(drafts.accountId, row.accountId), not(is(row)))),
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
}

const is = ({ accountId, assignmentId, documentId }: Place): SQL =>
  sql`(${drafts.accountId}, ${drafts.assignmentId}, ${drafts.documentId}) = (${accountId}, ${assignmentId}, ${documentId})`;
