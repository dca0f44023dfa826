import type { KeptPoint } from '@second-draft/feedback';
import type { StepOutcome } from '../../db/schema/second-drafts.ts';

/** A feedback that a student was given, with the draft that it was about. */
export interface Round {
  feedbackId: string;
  documentId: string;
  studentName: string;
  /** The student's text then. */
  text: string;
  typedByTeacher: boolean;
  /** The words that the student got. */
  feedback: string;
  points: KeptPoint[];
  writtenAt: Date;
  postedAt: Date | null;
  copiedAt: Date | null;
  givenAt: Date;
  /** What was kept about its steps; null if nothing was. */
  outcomes: StepOutcome[] | null;
}

/** A student's newest feedbacks that are told; more would be no help to anyone. */
export const NEWEST_ROUNDS = 12;
