import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { givenAt } from './given-at.ts';

export type Posted = Pick<
  typeof givenFeedbacks.$inferSelect,
  'assignmentId' | 'documentId' | 'studentName'
> & { postedAt: Date };

export type Given = Pick<
  typeof givenFeedbacks.$inferSelect,
  'id' | 'courseId' | 'studentName' | 'studentText' | 'feedback'
>;

export async function lastOn(
  db: Database,
  accountId: string,
  documentId: string,
): Promise<Given | null> {
  const { id, courseId, studentName, studentText, feedback } = givenFeedbacks;
  const [last] = await db
    .select({ id, courseId, studentName, studentText, feedback })
    .from(givenFeedbacks)
    .where(and(eq(givenFeedbacks.accountId, accountId), eq(givenFeedbacks.documentId, documentId)))
    .orderBy(desc(givenAt), desc(givenFeedbacks.writtenAt))
    .limit(1);
  return last ?? null;
}

export async function postedIn(
  db: Database,
  accountId: string,
  courseId: string,
): Promise<Posted[]> {
  const { assignmentId, documentId, studentName, postedAt } = givenFeedbacks;
  return db
    .select({
      assignmentId,
      documentId,
      studentName,
      postedAt: sql<Date>`${postedAt}`.mapWith(postedAt),
    })
    .from(givenFeedbacks)
    .where(
      and(
        eq(givenFeedbacks.accountId, accountId),
        eq(givenFeedbacks.courseId, courseId),
        isNotNull(postedAt),
      ),
    );
}
