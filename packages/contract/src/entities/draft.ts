import { z } from 'zod';
import { limits } from '../limits.ts';
import { commentId, postedComment } from './comment.ts';
import { checks, feedbackLength, point } from './feedback.ts';

/** A teacher's work on one student's document, kept so that nothing typed is lost. */
export const draft = z.object({
  documentId: z.string(),
  /** The text as the teacher changed it; null when it is as in the document. */
  text: z.string().nullable(),
  feedback: z.string().nullable(),
  /** The feedback's id, points and checks, as they came with it. */
  feedbackId: z.string().nullable(),
  points: z.array(point),
  checks: checks.nullable(),
  simplified: z.boolean(),
  category: z.string().nullable(),
  length: feedbackLength.nullable(),
  /** ISO 8601 instant at which the feedback was posted as a comment. */
  postedAt: z.string().nullable(),
  /** The teacher’s comment that is on the document, whatever has become of the feedback since. */
  comment: postedComment.nullable().default(null),
  /** ISO 8601 instant of the last change, by the browser's clock. */
  changedAt: z.string(),
});

export type Draft = z.infer<typeof draft>;

/** As a browser may save it. What a writer said fits many times over. */
export const draftContent = draft
  .omit({ documentId: true })
  .extend({
    text: z.string().max(limits.studentTextMax).nullable(),
    feedback: z.string().max(limits.feedbackTextMax).nullable(),
    feedbackId: z.string().max(64).nullable(),
    points: z.array(point).max(20),
    category: z.string().max(limits.categoryTitleMax).nullable(),
    postedAt: z.iso.datetime().nullable(),
    comment: z.object({ id: commentId, postedAt: z.iso.datetime() }).nullable().default(null),
    changedAt: z.iso.datetime(),
  })
  .refine(
    ({ points, checks: checked }) =>
      JSON.stringify([points, checked]).length <= limits.draftPointsMax,
  );

export type DraftContent = z.infer<typeof draftContent>;
