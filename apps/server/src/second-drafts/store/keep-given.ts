import { createHash } from 'node:crypto';
import type { GivenFeedback } from '@second-draft/contract';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/index.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { feedbackChangeOf } from '../feedback-change.ts';
import { byNewName } from './by-new-name.ts';
import { removeSurplus, type Room } from './remove-surplus.ts';
import { createSentFeedbacks } from './sent-feedbacks.ts';
import { findWritten, type WrittenFeedback } from './written-feedback.ts';

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

/** What its next steps are read from, beside its words. */
export type KeptGiven = Pick<WrittenFeedback, 'id' | 'studentText' | 'points'>;

/**
 * The teacher's own words have no completion; those about the same draft are one feedback, unless it
 * is handed in for two assignments.
 */
const ownId = ({ assignmentId, documentId, text }: ToGive) => {
  const about = createHash('sha256').update(`${assignmentId}\n${documentId}\n${text}`);
  return `own-${about.digest('base64url').slice(0, 32)}`;
};

async function give(
  queries: Queries,
  toGive: ToGive,
  written: WrittenFeedback | null,
): Promise<KeptGiven> {
  const { accountId, courseId, assignmentId, documentId, studentName, feedback, at } = toGive;
  const about = written ?? {
    id: ownId(toGive),
    studentText: toGive.text,
    typedByTeacher: toGive.typedByTeacher,
    points: [],
    writtenAt: at,
  };
  const given = toGive.how === 'posted' ? { postedAt: at } : { copiedAt: at };
  // Other words have other steps, of which nothing is known yet.
  const ifSame = (column: AnyPgColumn) =>
    sql`case when ${givenFeedbacks.feedback} = excluded.feedback then ${column} end`;
  const [steps, outcomes] = [ifSame(givenFeedbacks.steps), ifSame(givenFeedbacks.outcomes)];
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
      set: { ...given, feedback, steps, outcomes },
    });
  return about;
}

async function noteSent(queries: Queries, toGive: ToGive, written: WrittenFeedback): Promise<void> {
  const { accountId, feedback, at: sentAt } = toGive;
  const { id: feedbackId, writer, category } = written;
  const change = feedbackChangeOf(written.written, feedback);
  const sent = { accountId, feedbackId, writer, category, change, sentAt };
  await createSentFeedbacks(queries).note(sent);
}

/** Needs a transaction. */
export async function keepGiven(queries: Queries, toGive: ToGive, room: Room): Promise<KeptGiven> {
  const found = await findWritten(queries, toGive);
  const written = found && byNewName(found, toGive);
  const kept = await give(queries, toGive, written);
  await removeSurplus(queries, toGive.accountId, room);
  if (written && !toGive.simplified) await noteSent(queries, toGive, written);
  return kept;
}
