import type { Draft } from '@second-draft/contract';
import { and, eq, sql } from 'drizzle-orm';
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

/** A document with feedback. */
export interface DraftedFeedback {
  courseId: string;
  assignmentId: string;
  documentId: string;
  /** ISO 8601 instant; null where it isn't posted. */
  postedAt: string | null;
}

export const draftsWithFeedback = (db: Database, accountId: string): Promise<DraftedFeedback[]> =>
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
    );
