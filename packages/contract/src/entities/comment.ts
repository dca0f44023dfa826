import * as z from 'zod';
import { limits } from '../limits.ts';

/** The classroom service's comment id, limited to characters safe in a URL. */
export const commentId = z.string().regex(/^[\w-]{1,128}$/);

export const commentText = z.string().trim().min(1).max(limits.commentMax);

export const postedComment = z.object({
  id: z.string(),
  /** ISO 8601 instant of posting, or of the last change. */
  postedAt: z.string(),
});

export type PostedComment = z.infer<typeof postedComment>;

/** As a browser sends it. */
export const sentComment = postedComment.extend({ id: commentId, postedAt: z.iso.datetime() });

/** What she was shown of her own on the document. */
export const knownComment = sentComment.nullable().optional();

export const postingAnswer = postedComment.extend({
  /** Nothing was posted: this comment of hers is on the document, and she was not shown it. */
  isOther: z.boolean().default(false),
});

export type PostingAnswer = z.infer<typeof postingAnswer>;
