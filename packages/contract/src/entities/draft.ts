import { z } from 'zod';
import { limits } from '../limits.ts';
import { postedComment } from './comment.ts';
import { checks, feedbackLength, point } from './feedback.ts';

/** A teacher's work on one student's document, kept so that nothing typed is lost. */
export const draftContent = z.object({
  /** The text as the teacher changed it; null when it is as in the document. */
  text: z.string().max(limits.studentTextMax).nullable(),
  feedback: z.string().max(limits.feedbackTextMax).nullable(),
  /** The feedback's id, points and checks, as they came with it. */
  feedbackId: z.string().max(64).nullable(),
  points: z.array(point).max(20),
  checks: checks.nullable(),
  simplified: z.boolean(),
  category: z.string().max(limits.categoryTitleMax).nullable(),
  length: feedbackLength.nullable(),
  /** ISO 8601 instant at which the feedback was posted as a comment. */
  postedAt: z.iso.datetime().nullable(),
  /** The teacher’s comment that is on the document, whatever has become of the feedback since. */
  comment: postedComment.nullable().default(null),
  /** ISO 8601 instant of the last change, by the browser's clock. */
  changedAt: z.iso.datetime(),
});

export type DraftContent = z.infer<typeof draftContent>;

export const draft = draftContent.extend({ documentId: z.string() });

export type Draft = z.infer<typeof draft>;
