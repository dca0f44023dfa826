import { limits, type Draft } from '@second-draft/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { storableJson, type Database } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

export interface DraftStore {
  /** By assignment alone, whose id is unique across classes: more than one class may lead to it. */
  list(accountId: string, assignmentId: string): Promise<Draft[]>;
  /** For each assignment with feedback, by class. */
  withFeedback(accountId: string): Promise<DraftedFeedback[]>;
  /**
   * Does nothing when a later change is stored already (another tab, another device).
   * @returns false when the teacher's other drafts leave no room for it
   */
  save(accountId: string, courseId: string, assignmentId: string, draft: Draft): Promise<boolean>;
}

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

const BACKDATED_MOST_MS = limits.draftBackdatedDaysMax * 24 * 60 * 60 * 1000;

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
      const content = { ...sent, changedAt: changedAt.toISOString() };
      // One that is years behind must not have the next purge remove what was kept.
      const countedFrom = new Date(Math.max(changedAt.getTime(), Date.now() - BACKDATED_MOST_MS));
      const text = storableJson(content);
      const others = and(
        eq(drafts.accountId, accountId),
        or(ne(drafts.assignmentId, assignmentId), ne(drafts.documentId, documentId)),
      );
      const used = sql`coalesce(sum(pg_column_size(${drafts.content})), 0)`;
      const size = Buffer.byteLength(text);
      // One statement counts and saves, so that each of the many small saves is one round trip.
      const room = db.$with('room').as(
        db
          .select({
            isThere: sql<boolean>`count(*) < ${rows} and ${used} + ${size} <= ${bytes}`.as(
              'is_there',
            ),
          })
          .from(drafts)
          .where(others),
      );
      const saved = db.$with('saved').as(
        db
          .insert(drafts)
          .select(
            sql`select ${accountId}, ${courseId}, ${assignmentId}, ${documentId},
              ${text}::jsonb, ${countedFrom.toISOString()}::timestamptz from room where is_there`,
          )
          .onConflictDoUpdate({
            target: [drafts.accountId, drafts.assignmentId, drafts.documentId],
            set: { content: sql`excluded.content`, changedAt: sql`excluded.changed_at` },
            setWhere: sql`${drafts.changedAt} <= excluded.changed_at`,
          })
          .returning({ documentId: drafts.documentId }),
      );
      const [answer] = await db.with(room, saved).select({ isThere: room.isThere }).from(room);
      return answer?.isThere ?? false;
    },
  };
}
