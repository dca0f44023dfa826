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
          if (!(await hasRoom(queries, row))) return 'full';
          const there = await (stored === null ? add(queries, row) : replace(queries, row));
          if (there.length === 0) return 'overtaken';
          return isStale ? 'stale' : 'saved';
        });
        if (outcome !== 'overtaken') return outcome;
      }
    },
  };

  async function hasRoom(queries: Queries, { content, ...place }: NewRow): Promise<boolean> {
    const size = Buffer.byteLength(storableJson(content));
    const used = sql`coalesce(sum(pg_column_size(${drafts.content})), 0)`;
    const [room] = await queries
      .select({ isThere: sql<boolean>`count(*) < ${rows} and ${used} + ${size} <= ${bytes}` })
      .from(drafts)
      .where(and(eq(drafts.accountId, place.accountId), not(is(place))));
    return room?.isThere ?? false;
  }
}

const is = ({ accountId, assignmentId, documentId }: Place): SQL =>
  sql`(${drafts.accountId}, ${drafts.assignmentId}, ${drafts.documentId}) = (${accountId}, ${assignmentId}, ${documentId})`;

/** @returns nothing when another save has added it meanwhile */
const add = (queries: Queries, row: NewRow) =>
  queries
    .insert(drafts)
    .values(row)
    .onConflictDoNothing()
    .returning({ documentId: drafts.documentId });

const replace = (queries: Queries, row: NewRow) =>
  queries
    .update(drafts)
    .set({
      content: row.content,
      changedAt: sql`greatest(${drafts.changedAt}, ${row.changedAt.toISOString()}::timestamptz)`,
    })
    .where(is(row))
    .returning({ documentId: drafts.documentId });
