import { z } from 'zod';
import { limits } from '../limits.ts';

/** The classroom service's id of a comment, held to what an address may carry. */
export const commentId = z.string().regex(/^[\w-]{1,128}$/);

export const commentText = z.string().trim().min(1).max(limits.commentMax);

/** A comment as it stands on a student's document. */
export const postedComment = z.object({
  id: z.string(),
  /** ISO 8601 instant at which it got the words that it has. */
  postedAt: z.string(),
});

export type PostedComment = z.infer<typeof postedComment>;
