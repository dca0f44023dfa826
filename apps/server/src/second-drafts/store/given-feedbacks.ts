import { createHash } from 'node:crypto';
import { limits, type GivenFeedback } from '@second-draft/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/index.ts';
import { completions } from '../../db/schema/feedback.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { feedbackChangeOf } from '../feedback-change.ts';
import { givenAt } from './given-at.ts';
import { createSentFeedbacks } from './sent-feedbacks.ts';

export interface ToGive extends GivenFeedback {
  accountId: string;
  courseId: string;
  assignmentId: string;
  documentId: string;
  /** The words that the student gets. */
  feedback: string;
  how: 'posted' | 'copied';
  at: Date;
}

export interface GivenFeedbacks {
  /** Keeps it with the text that it is about; given again, it has the newer words. */
  keep(toGive: ToGive): Promise<void>;
  /** What was last given about a document; null if nothing was, or is kept. */
  lastOn(accountId: string, documentId: string): Promise<Given | null>;
  /** What was posted in a class. */
  postedIn(accountId: string, courseId: string): Promise<Posted[]>;
}

export type Posted = Pick<
  typeof givenFeedbacks.$inferSelect,
  'assignmentId' | 'documentId' | 'studentName'
> & { postedAt: Date };

export type Given = Pick<
  typeof givenFeedbacks.$inferSelect,
  'id' | 'courseId' | 'studentName' | 'studentText' | 'feedback'
>;

/** Limits for all of a teacher's together. */
interface Room {
  rows: number;
  bytes: number;
}

const standardRoom: Room = {
  rows: limits.givenFeedbacksKeptMax,
  bytes: limits.givenFeedbacksBytesMax,
};

/** The teacher's own words have no completion; those about the same draft are one feedback. */
const ownId = ({ documentId, text }: ToGive) =>
  `own-${createHash('sha256').update(`${documentId}\n${text}`).digest('base64url').slice(0, 32)}`;

export function createGivenFeedbacks(db: Database, room: Room = standardRoom): GivenFeedbacks {
  async function written(queries: Queries, { accountId, documentId, feedbackId }: ToGive) {
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

  async function give(
    queries: Queries,
    toGive: ToGive,
    known: Awaited<ReturnType<typeof written>>,
  ): Promise<void> {
    const { accountId, courseId, assignmentId, documentId, studentName, feedback, at } = toGive;
    const about = known ?? {
      id: ownId(toGive),
      studentText: toGive.text,
      typedByTeacher: toGive.typedByTeacher,
      points: [],
      writtenAt: at,
    };
    const given = toGive.how === 'posted' ? { postedAt: at } : { copiedAt: at };
    // What became of its steps is not known of other words.
    const outcomes = sql`case when ${givenFeedbacks.feedback} = excluded.feedback then ${givenFeedbacks.outcomes} end`;
    await queries
      .insert(givenFeedbacks)
      .values({
        ...given,
        id: about.id,
        studentText: about.studentText,
        typedByTeacher: about.typedByTeacher,
        points: about.points,
        writtenAt: about.writtenAt,
        accountId,
        courseId,
        assignmentId,
        documentId,
        studentName,
        feedback,
      })
      .onConflictDoUpdate({
        target: [givenFeedbacks.accountId, givenFeedbacks.id],
        set: { ...given, feedback, outcomes },
      });
  }

  /** The oldest make room. */
  async function removeSurplus(queries: Queries, accountId: string): Promise<void> {
    const { id, studentText, points, feedback, writtenAt } = givenFeedbacks;
    const size = sql`pg_column_size(${studentText}) + pg_column_size(${points}) + pg_column_size(${feedback})`;
    const newestFirst = sql`order by ${writtenAt} desc, ${id}`;
    await queries.delete(givenFeedbacks).where(
      and(
        eq(givenFeedbacks.accountId, accountId),
        sql`${id} in (
          select id from (
            select ${id} as id, row_number() over (${newestFirst}) as place,
              sum(${size}) over (${newestFirst}) as bytes
            from ${givenFeedbacks} where ${givenFeedbacks.accountId} = ${accountId}
          ) as ranked where place > ${room.rows} or bytes > ${room.bytes}
        )`,
      ),
    );
  }

  return {
    keep: (toGive) =>
      db.transaction(async (transaction) => {
        const known = await written(transaction, toGive);
        await give(transaction, toGive, known);
        await removeSurplus(transaction, toGive.accountId);
        if (known && !toGive.simplified) {
          const { accountId, feedback, at: sentAt } = toGive;
          const { id: feedbackId, writer, category } = known;
          const change = feedbackChangeOf(known.written, feedback);
          const sent = { accountId, feedbackId, writer, category, change, sentAt };
          await createSentFeedbacks(transaction).note(sent);
        }
      }),
    async lastOn(accountId, documentId) {
      const { id, courseId, studentName, studentText, feedback } = givenFeedbacks;
      const [last] = await db
        .select({ id, courseId, studentName, studentText, feedback })
        .from(givenFeedbacks)
        .where(
          and(eq(givenFeedbacks.accountId, accountId), eq(givenFeedbacks.documentId, documentId)),
        )
        .orderBy(desc(givenAt), desc(givenFeedbacks.writtenAt))
        .limit(1);
      return last ?? null;
    },
    async postedIn(accountId, courseId) {
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
    },
  };
}
