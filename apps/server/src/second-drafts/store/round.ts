import { DAY_MS, limits } from '@second-draft/contract';
import type { KeptPoint } from '@second-draft/feedback';
import type { StepOutcome } from '../../db/schema/second-drafts.ts';

/** A feedback with the draft that it was about. */
export interface Round {
  feedbackId: string;
  documentId: string;
  studentName: string;
  /** The student's text then. */
  text: string;
  typedByTeacher: boolean;
  /** The words that the student got; as written if it was not given. */
  feedback: string;
  points: KeptPoint[];
  writtenAt: Date;
  /** Both null: only written. */
  postedAt: Date | null;
  copiedAt: Date | null;
  /** What was kept about its steps; null if nothing was. */
  outcomes: StepOutcome[] | null;
}

/** A student's newest feedbacks that are told; more would be no help to anyone. */
export const NEWEST_ROUNDS = 12;

/** When the student got it, or else when it was written. */
export const roundAt = ({ writtenAt, postedAt, copiedAt }: Round): number =>
  Math.max(...[writtenAt, postedAt, copiedAt].map((at) => at?.getTime() ?? 0));

/** The purge is hourly; expired rows are not shown in the meantime. */
export const keptSince = (): Date => new Date(Date.now() - limits.keepTextsDays * DAY_MS);
