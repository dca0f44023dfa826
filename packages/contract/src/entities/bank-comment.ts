import { z } from 'zod';
import { limits } from '../limits.ts';
import type { Stretch } from '../quotations/quoted-spans.ts';

/** Stands for the student's first name in a comment of the bank. */
export const NAME_BLANK = '[name]';

/** Stands there for the words of the student that it quoted. */
export const QUOTE_BLANK = '“…”';

const unfilled = /“(?:…|\.{3})”|\[name\]/iu;

/** The first blank that nobody has filled in, in UTF-16 units; null where there is none. */
export function unfilledIn(text: string): Stretch | null {
  const found = unfilled.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

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
