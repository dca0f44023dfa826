import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { givenFeedbacks, type StepOutcome } from '../../db/schema/second-drafts.ts';
import type { KeptPoint } from '@second-draft/feedback';
import { givenAt } from './given-at.ts';
import { keptSince } from './kept-since.ts';

/** A feedback that a student was given, and what became of its next steps. */
export interface GivenSteps {
  feedbackId: string;
  assignmentId: string;
  documentId: string;
  studentName: string;
  givenAt: Date;
  points: KeptPoint[];
  outcomes: StepOutcome[] | null;
}

export interface OutcomeStore {
  keep(accountId: string, feedbackId: string, outcomes: StepOutcome[]): Promise<void>;
  /** Of a class, oldest first. */
  ofClass(accountId: string, courseId: string): Promise<GivenSteps[]>;
}

export function createOutcomes(db: Database): OutcomeStore {
  return {
    async keep(accountId, feedbackId, outcomes) {
      await db
        .update(givenFeedbacks)
        .set({ outcomes })
        .where(and(eq(givenFeedbacks.accountId, accountId), eq(givenFeedbacks.id, feedbackId)));
    },
    async ofClass(accountId, courseId) {
      const { id, assignmentId, documentId, studentName, writtenAt } = givenFeedbacks;
      return db
        .select({
          feedbackId: id,
          assignmentId,
          documentId,
          studentName,
          givenAt,
          points: givenFeedbacks.points,
          outcomes: givenFeedbacks.outcomes,
        })
        .from(givenFeedbacks)
        .where(
          and(
            eq(givenFeedbacks.accountId, accountId),
            eq(givenFeedbacks.courseId, courseId),
            gt(writtenAt, keptSince()),
          ),
        )
        .orderBy(asc(writtenAt));
    },
  };
}
