import { z } from 'zod';
import { limits } from '../limits.ts';
import { commentId, postedComment } from './comment.ts';
import { checks, feedbackId, feedbackLength, point, readingLevel } from './feedback.ts';

/** What the teacher had set when she asked for the feedback. */
const asked = z.object({
  /** The category, rubric or criterion as she chose it. */
  category: z.string(),
  length: feedbackLength,
  readingLevel,
});

export type Asked = z.infer<typeof asked>;

export const draft = z.object({
  documentId: z.string(),
  /** The text as the teacher edited it; null when unchanged from the document. */
  text: z.string().nullable(),
  feedback: z.string().nullable(),
  feedbackId: z.string().nullable(),
  points: z.array(point),
  checks: checks.nullable(),
  simplified: z.boolean(),
  /** Null for words of her own. */
  asked: asked.nullable().default(null),
  /** The teacher has read the feedback and marked it to be posted with the others. */
  isReady: z.boolean().default(false),
  category: z.string().nullable(),
  length: feedbackLength.nullable(),
  /** ISO 8601 instant at which the feedback was posted as a comment. */
  postedAt: z.string().nullable(),
  /** The teacher's comment on the document, even after the feedback has changed. */
  comment: postedComment.nullable().default(null),
  /** ISO 8601 instant of the last change, by the browser's clock. */
  changedAt: z.string(),
});

export type Draft = z.infer<typeof draft>;

const categoryTitle = z.string().max(limits.categoryTitleMax);

/** What a browser may save. The limits are far above what a writer produces. */
export const draftContent = draft
  .omit({ documentId: true })
  .extend({
    text: z.string().max(limits.studentTextMax).nullable(),
    feedback: z.string().max(limits.feedbackTextMax).nullable(),
    feedbackId: feedbackId.nullable(),
    points: z.array(point).max(20),
    asked: asked.extend({ category: categoryTitle }).nullable().default(null),
    category: categoryTitle.nullable(),
    postedAt: z.iso.datetime().nullable(),
    comment: z.object({ id: commentId, postedAt: z.iso.datetime() }).nullable().default(null),
    changedAt: z.iso.datetime(),
  })
  .refine(
    ({ points, checks: checked }) =>
      JSON.stringify([points, checked]).length <= limits.draftPointsMax,
  );

export type DraftContent = z.infer<typeof draftContent>;
