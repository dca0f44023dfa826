import { newestComment, type PostedComment } from '@second-draft/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

/** What the drafts of a document say about the teacher's comment on it. */
export interface CommentsInDrafts {
  find(accountId: string, documentId: string): Promise<PostedComment | null>;
  note(accountId: string, documentId: string, words: string, posted: PostedComment): Promise<void>;
  /** It is no longer on the document. */
  forget(accountId: string, documentId: string, commentId: string): Promise<void>;
}

const { content } = drafts;

const of = (accountId: string, documentId: string) =>
  and(eq(drafts.accountId, accountId), eq(drafts.documentId, documentId));

export const createCommentsInDrafts = (db: Database): CommentsInDrafts => ({
  async find(accountId, documentId) {
    const rows = await db.select({ content }).from(drafts).where(of(accountId, documentId));
    return rows
      .map((row) => row.content.comment ?? null)
      .reduce((one, other) => newestComment(one, other), null);
  },
  note: (accountId, documentId, words, { id, postedAt }) =>
    db.transaction(async (queries) => {
      const mine = of(accountId, documentId);
      const rows = await queries
        .select({ assignmentId: drafts.assignmentId, content })
        .from(drafts)
        .where(mine)
        .for('update');
      for (const { assignmentId, content: draft } of rows) {
        const isPosted = draft.feedback?.trim() === words;
        const noted = {
          ...draft,
          comment: { id, postedAt },
          postedAt: isPosted ? postedAt : null,
          isReady: draft.isReady && !isPosted,
        };
        await queries
          .update(drafts)
          .set({ content: noted })
          .where(and(mine, eq(drafts.assignmentId, assignmentId)));
      }
    }),
  async forget(accountId, documentId, commentId) {
    await db
      .update(drafts)
      .set({ content: sql`${content} || '{"comment": null}'` })
      .where(and(of(accountId, documentId), sql`${content} -> 'comment' ->> 'id' = ${commentId}`));
  },
});
