import type { Draft } from '@second-draft/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';

export async function draftsOf(
  db: Database,
  accountId: string,
  assignmentId: string,
): Promise<Draft[]> {
  const rows = await db
    .select({ documentId: drafts.documentId, content: drafts.content })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), eq(drafts.assignmentId, assignmentId)));
  return rows.map(({ documentId, content }) => ({ ...content, documentId }));
}

/** A document with feedback, here or as a comment. */
export interface DraftedFeedback {
  courseId: string;
  assignmentId: string;
  documentId: string;
  /** False where she has emptied it. */
  hasWords: boolean;
  /** ISO 8601 instant; null where these words aren't posted. */
  postedAt: string | null;
  /** Also where its words were changed after they were posted. */
  isOnDocument: boolean;
}

const hasWords = sql<boolean>`coalesce(${drafts.content} ->> 'feedback', '') <> ''`;
const isOnDocument = sql<boolean>`coalesce(${drafts.content} ->> 'postedAt', ${drafts.content} ->> 'comment') is not null`;

export const draftsWithFeedback = (db: Database, accountId: string): Promise<DraftedFeedback[]> =>
  db
    .select({
      courseId: drafts.courseId,
      assignmentId: drafts.assignmentId,
      documentId: drafts.documentId,
      hasWords,
      postedAt: sql<string | null>`${drafts.content} ->> 'postedAt'`,
      isOnDocument,
    })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), or(hasWords, isOnDocument)));
