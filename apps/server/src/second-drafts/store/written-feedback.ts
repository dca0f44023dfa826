import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { completions } from '../../db/schema/feedback.ts';

interface Wanted {
  accountId: string;
  documentId: string;
  feedbackId: string | null;
}

export type WrittenFeedback = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

/** As it was written; null for what the teacher wrote herself, and for what is no longer kept. */
export async function findWritten(queries: Queries, { accountId, documentId, feedbackId }: Wanted) {
  if (feedbackId === null) return null;
  const [row] = await queries
    .select({
      id: completions.id,
      studentText: completions.studentText,
      typedByTeacher: completions.typedByTeacher,
      points: completions.points,
      writtenAt: completions.createdAt,
      written: completions.feedback,
      writer: completions.writer,
      category: completions.category,
      /** What it calls the student; null where that can't be told. */
      studentName: sql<string | null>`${completions.checks} ->> 'studentName'`,
    })
    .from(completions)
    .where(
      and(
        eq(completions.accountId, accountId),
        eq(completions.id, feedbackId),
        eq(completions.documentId, documentId),
      ),
    );
  return row ?? null;
}
