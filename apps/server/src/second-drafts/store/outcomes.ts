import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { givenFeedbacks, type GivenStep, type StepOutcome } from '../../db/schema/second-drafts.ts';
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
  steps: GivenStep[] | null;
  outcomes: StepOutcome[] | null;
}

interface GivenWords {
  feedbackId: string;
  /** The words that the student was given. */
  feedback: string;
}

/** What is kept is of these words: nothing is, once the student has been given others. */
export interface OutcomeStore {
  asked(accountId: string, words: GivenWords, steps: GivenStep[]): Promise<void>;
  keep(accountId: string, words: GivenWords, outcomes: StepOutcome[]): Promise<void>;
  /** Of a class, oldest first. */
  ofClass(accountId: string, courseId: string): Promise<GivenSteps[]>;
}

export function createOutcomes(db: Database): OutcomeStore {
  const given = (accountId: string, { feedbackId, feedback }: GivenWords) =>
    and(
      eq(givenFeedbacks.accountId, accountId),
      eq(givenFeedbacks.id, feedbackId),
      eq(givenFeedbacks.feedback, feedback),
    );
  return {
    async asked(accountId, words, steps) {
      await db.update(givenFeedbacks).set({ steps }).where(given(accountId, words));
    },
    async keep(accountId, words, outcomes) {
      await db.update(givenFeedbacks).set({ outcomes }).where(given(accountId, words));
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
          steps: givenFeedbacks.steps,
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
