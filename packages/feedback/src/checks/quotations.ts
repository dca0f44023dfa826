import { quotedSpans, wordsAlone, type Quotation } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import type { DraftPoint } from './draft-point.ts';
import { findOrMendQuotation, findQuotation } from './find-quotation.ts';
import { isSuggested } from './suggestion.ts';
import type { SourceText } from './source-text.ts';

const QUOTATION_WORDS = 3;

export type CheckedQuotations =
  | { ok: true; comment: string; quotations: Quotation[] }
  | { ok: false; missing: string };

/**
 * Puts the student's exact words into the comment. A quotation that isn't in the text fails the
 * point if it was listed or has three words; one or two unlisted words are a suggestion, and so is
 * what a next step says to try. Words that are listed but not quoted count only if they are in the
 * text, beside another quotation.
 */
export function checkQuotations(point: DraftPoint, source: SourceText): CheckedQuotations {
  const found: Quotation[] = [];
  let comment = point.comment;
  for (const span of quotedSpans(point.comment).toReversed()) {
    const exact = findQuotation(span.text, source) !== null;
    if (!exact && point.kind === 'nextStep' && isSuggested(comment.slice(0, span.start - 1))) {
      comment = `${comment.slice(0, span.start - 1)}‘${span.text}’${comment.slice(span.end + 1)}`;
      continue;
    }
    const claimed = isClaimed(span.text, point.quotations);
    const find = claimed ? findOrMendQuotation : findQuotation;
    const pieces = piecesOf(span.text).map((piece) => find(piece, source));
    if (pieces.every((piece) => piece !== null)) {
      found.unshift(...pieces);
      if (pieces.length === 1) comment = put(comment, span, pieces[0]?.text ?? span.text);
    } else if (claimed) return { ok: false, missing: span.text };
  }
  for (const listed of point.quotations.flatMap(piecesOf)) {
    const quotation = findOrMendQuotation(listed, source);
    if (quotation !== null) found.push(quotation);
    else if (found.length === 0) return { ok: false, missing: listed };
  }
  return { ok: true, comment, quotations: withoutRepeats(found) };
}

/** A quotation shortened with … is found piece by piece. */
function piecesOf(quoted: string): string[] {
  const pieces = quoted
    .split(/…|\.\.\.|\[\u2026\]/u)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return pieces.length === 0 ? [quoted] : pieces;
}

function isClaimed(quoted: string, listed: readonly string[]): boolean {
  return (
    piecesOf(quoted).some((piece) => countWords(piece) >= QUOTATION_WORDS) ||
    listed.some((one) => wordsAlone(one) === wordsAlone(quoted))
  );
}

function put(
  comment: string,
  span: { start: number; end: number; text: string },
  words: string,
): string {
  const rest = comment.slice(span.end + 1);
  const stop = span.text.endsWith('.') && !words.endsWith('.') && /^(?:$|\s+\p{Lu})/u.test(rest);
  return `${comment.slice(0, span.start)}${words}”${stop ? '.' : ''}${rest}`;
}

function withoutRepeats(found: readonly Quotation[]): Quotation[] {
  return found.filter(
    (one, i) =>
      found.findIndex((other) => other.start === one.start && other.end === one.end) === i,
  );
}
