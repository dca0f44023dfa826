import * as z from 'zod';
import { limits } from '../limits.ts';

/** Made by the browser, so that a comment that is brought back is the same one. */
export const bankCommentId = z.string().regex(/^[a-z0-9-]{8,40}$/);

export const writtenBankComment = z.object({
  /** A category's title; '' for none. */
  category: z.string().trim().max(limits.categoryTitleMax),
  text: z.string().trim().min(1).max(limits.commentMax),
});

/** A comment of the teacher's own that she can use again. */
export const bankComment = z.object({ id: z.string(), category: z.string(), text: z.string() });

export type BankComment = z.infer<typeof bankComment>;
