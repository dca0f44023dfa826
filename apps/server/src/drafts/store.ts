import { limits, type Draft } from '@second-draft/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { storableJson, type Database } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

export interface DraftStore {
  /** Whichever class the assignment was opened from: its id is the service's own. */
  list(accountId: string, assignmentId: string): Promise<Draft[]>;
  /**
   * Keeps it unless a later change is there already (another tab, another device).
   * @returns false where the teacher's other drafts leave no room for it
   */
  save(accountId: string, courseId: string, assignmentId: string, draft: Draft): Promise<boolean>;
}

/** What a teacher's drafts may come to together. */
export interface DraftRoom {
  rows: number;
  bytes: number;
}

const standardRoom: DraftRoom = { rows: limits.draftsMax, bytes: limits.draftsBytesMax };

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
    async save(accountId, courseId, assignmentId, { documentId, ...sent }) {
      // A browser's clock that runs ahead must not make later changes look older than this one.
      const changedAt = new Date(Math.min(Date.parse(sent.changedAt), Date.now()));
      const content = { ...sent, changedAt: changedAt.toISOString() };
      const text = storableJson(content);
      const others = and(
        eq(drafts.accountId, accountId),
        or(ne(drafts.assignmentId, assignmentId), ne(drafts.documentId, documentId)),
      );
      const used = sql`coalesce(sum(pg_column_size(${drafts.content})), 0)`;
      const size = Buffer.byteLength(text);
      // One statement counts and keeps, so that the many small saves stay one round trip each.
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
              ${text}::jsonb, ${changedAt.toISOString()}::timestamptz from room where is_there`,
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
