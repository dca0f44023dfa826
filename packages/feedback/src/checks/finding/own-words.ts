import { quotedSpans } from '@second-draft/contract';
import { findQuotation } from './find-quotation.ts';
import { findShortened } from './shortened-quotation.ts';
import type { SourceText } from './source-text.ts';

/** A comment without what it quotes from the text. What else stands between “ and ” is the writer's. */
export function ownWords(comment: string, source: SourceText): string {
  let own = '';
  let after = 0;
  for (const { start, end, text } of quotedSpans(comment)) {
    own += comment.slice(after, start - 1);
    own += findShortened(text, source, findQuotation) === null ? ` ${text} ` : ' ';
    after = end + 1;
  }
  return own + comment.slice(after);
}
