import { quotedSpans, wordsAlone, type Quotation } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import type { DraftPoint } from './draft-point.ts';
import { findOrMendQuotation, findQuotation } from './find-quotation.ts';
import type { SourceText } from './source-text.ts';

/** Quoted words from this many on are taken for a quotation even when the writer didn't list them. */
const QUOTATION_WORDS = 3;

export type CheckedQuotations =
  | { ok: true; comment: string; quotations: Quotation[] }
  | { ok: false; missing: string };

/**
 * Finds each quotation of a point in the student's text and puts the student's exact words into
 * the comment. A listed quotation, or three quoted words, that are not there make the point false.
 * One or two quoted words that nobody listed are a suggested word.
 */
export function checkQuotations(point: DraftPoint, source: SourceText): CheckedQuotations {
  const found: Quotation[] = [];
  let comment = point.comment;
  for (const span of quotedSpans(point.comment).toReversed()) {
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
    if (quotation === null) return { ok: false, missing: listed };
    found.push(quotation);
  }
  return { ok: true, comment, quotations: withoutRepeats(found) };
}

/** A quotation that leaves words out with … is found piece by piece. */
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

/** Puts the student's words between the marks; a full stop that was quoted goes behind them. */
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
