import type { Draft } from '@second-draft/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

export interface DraftStore {
  list(accountId: string, courseId: string, assignmentId: string): Promise<Draft[]>;
  /** Keeps it unless a later change is there already (another tab, another device). */
  save(accountId: string, courseId: string, assignmentId: string, draft: Draft): Promise<void>;
}

export function createDraftStore(db: Database): DraftStore {
  return {
    async list(accountId, courseId, assignmentId) {
      const rows = await db
        .select({ documentId: drafts.documentId, content: drafts.content })
        .from(drafts)
        .where(
          and(
            eq(drafts.accountId, accountId),
            eq(drafts.courseId, courseId),
            eq(drafts.assignmentId, assignmentId),
          ),
        );
      return rows.map(({ documentId, content }) => ({ ...content, documentId }));
    },
    async save(accountId, courseId, assignmentId, { documentId, ...sent }) {
      // A browser's clock that runs ahead must not make later changes look older than this one.
      const changedAt = new Date(Math.min(Date.parse(sent.changedAt), Date.now()));
      const content = { ...sent, changedAt: changedAt.toISOString() };
      await db
        .insert(drafts)
        .values({ accountId, courseId, assignmentId, documentId, content, changedAt })
        .onConflictDoUpdate({
          target: [drafts.accountId, drafts.assignmentId, drafts.documentId],
          set: { content, changedAt },
          setWhere: sql`${drafts.changedAt} <= excluded.changed_at`,
        });
    },
  };
}
