import { quotedSpans } from '@second-draft/contract';
import { findQuotation } from './find-quotation.ts';
import { findShortened } from './shortened-quotation.ts';
import { isSaidOfHer } from './said-of-her.ts';
import type { SourceText } from './source-text.ts';

/**
 * A comment without what it quotes from the text. What else stands between “ and ” is the writer's,
 * and so is what is said of the student: “You are ‘top of the class’.”
 */
export function ownWords(comment: string, source: SourceText): string {
  let own = '';
  let after = 0;
  for (const { start, end, text } of quotedSpans(comment)) {
    own += comment.slice(after, start - 1);
    const isTheirs = !isSaidOfHer(own) && findShortened(text, source, findQuotation) !== null;
    own += isTheirs ? ' ' : ` ${text} `;
    after = end + 1;
  }
  return own + comment.slice(after);
}
