import * as z from 'zod';

/** How far a feedback that was sent is from what was written. */
export const feedbackChange = z.enum(['unchanged', 'lightly', 'rewritten']);

export type FeedbackChange = z.infer<typeof feedbackChange>;

/** How many of a teacher's posted or copied feedbacks she changed how much. */
export const sentFeedbacks = z.object({
  /** 'built-in', or the model's name upstream. */
  writer: z.string(),
  category: z.string(),
  change: feedbackChange,
  count: z.int(),
});

export type SentFeedbacks = z.infer<typeof sentFeedbacks>;
