import { quotedSpans, wordsAlone, type Quotation } from '@second-draft/contract';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { withSingleMarks } from '../../text/marks/quote-marks.ts';
import { countWords } from '../../text/words.ts';
import type { DraftPoint } from '../draft-point.ts';
import { findButMacrons, findOrMendQuotation, findQuotation } from '../finding/find-quotation.ts';
import { findShortened, piecesOf } from '../finding/shortened-quotation.ts';
import { claimedInSingle, isClaimedBy } from './claimed-words.ts';
import { isCorrection, isSaidMissing, isSuggested } from './suggestion.ts';
import { falselyReported } from './named-words.ts';
import type { SourceText } from '../finding/source-text.ts';

const QUOTATION_WORDS = 3;

/** A longer correction is a sentence written for the student (words). */
const MOST_CORRECTED = 3;

/** Letters of a word, as in “the ‘ai’ in rain”. */
const fewLetters = /^\p{L}{1,4}$/u;

export type CheckedQuotations =
  | { ok: true; comment: string; quotations: Quotation[] }
  | { ok: false; missing: string };

/**
 * Puts the student's exact words into the comment. A quotation that isn't in the text fails the
 * point. Between marks may stand, though not in the text: words that it is said to do without; and
 * in a next step what it says to try, or one or two words that it doesn't claim to be the
 * student's. Words that are listed but not quoted count only if they are in the text, beside
 * another quotation.
 */
export function checkQuotations(point: DraftPoint, source: SourceText): CheckedQuotations {
  const found: Quotation[] = [];
  let comment = point.comment;
  for (const span of quotedSpans(point.comment).toReversed()) {
    const exact = findQuotation(span.text, source);
    const isExact = exact !== null;
    const before = comment.slice(0, span.start - 1);
    const around = { before, after: comment.slice(span.end + 1) };
    if (!isExact && isNobodys(point, around)) {
      comment = `${before}‘${span.text}’${comment.slice(span.end + 1)}`;
      continue;
    }
    // Mended, a correction would be the slip again.
    const isCorrected =
      point.kind === 'nextStep' &&
      asWritten(exact?.text ?? '') !== asWritten(span.text) &&
      isCorrection(before);
    if (isCorrected && countWords(span.text) > MOST_CORRECTED)
      return { ok: false, missing: span.text };
    if (isCorrected) {
      comment = `${before}‘${span.text}’${around.after}`;
      continue;
    }
    const isMendable = isListed(point, span.text) || isLong(span.text);
    const find = isOnSpelling(point)
      ? findQuotation
      : isMendable
        ? findOrMendQuotation
        : findButMacrons;
    const pieces = findShortened(span.text, source, find);
    if (pieces !== null) {
      found.unshift(...pieces);
      if (pieces.length === 1) comment = put(comment, span, pieces[0]?.text ?? span.text);
    } else if (isMendable || isClaimed(point, span.text, around, source))
      return { ok: false, missing: span.text };
  }
  const missing =
    claimedInSingle({ ...point, comment }).find((words) => isNowhere(words, source)) ??
    falselyReported({ ...point, comment }, source);
  if (missing !== null) return { ok: false, missing };
  for (const listed of point.quotations.flatMap(piecesOf)) {
    const quotation = findOrMendQuotation(listed, source);
    if (quotation !== null) found.push(quotation);
    else if (found.length === 0) return { ok: false, missing: listed };
  }
  return { ok: true, comment, quotations: withoutRepeats(found) };
}

/** Praise for spelling is untrue of words that have to be mended. */
const isOnSpelling = ({ kind, comment }: DraftPoint): boolean =>
  kind === 'strength' && /\bspel[lt]/iu.test(comment);

/** Whether words between marks are what to try, or what the text does without. */
const isNobodys = (
  { kind }: DraftPoint,
  { before, after }: { before: string; after: string },
): boolean => (kind === 'nextStep' && isSuggested(before)) || isSaidMissing(before, after);

/** Whether one or two unlisted words between marks stand for the student's. */
const isClaimed = (
  { kind }: DraftPoint,
  quoted: string,
  { before, after }: { before: string; after: string },
  source: SourceText,
): boolean =>
  kind === 'nextStep'
    ? isClaimedBy(before, after) && isNowhere(quoted, source)
    : !isInWord(quoted, source);

/** Whether words are neither in the text nor what one of its words was meant to be, or its letters. */
const isNowhere = (words: string, source: SourceText): boolean =>
  findShortened(words, source, findQuotation) === null &&
  !isInWord(words, source) &&
  !isMeantIn(words, source);

/** “Check the spelling of ‘because’”, of a text with “becos”. */
const isMeantIn = (quoted: string, { words }: SourceText): boolean =>
  [...words].some((word) => misspellings.get(word) === quoted.toLowerCase());

/** With capitals and the marks within: a correction may be of nothing else. */
const asWritten = (words: string): string =>
  words.replace(/[‘’]/gu, "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const isLong = (quoted: string): boolean =>
  piecesOf(quoted).some((piece) => countWords(piece) >= QUOTATION_WORDS);

const isListed = ({ quotations }: DraftPoint, quoted: string): boolean =>
  quotations.some((one) => wordsAlone(one) === wordsAlone(quoted));

const isInWord = (quoted: string, { normalised }: SourceText): boolean =>
  fewLetters.test(quoted) && normalised.lower.includes(quoted.toLowerCase());

function put(
  comment: string,
  span: { start: number; end: number; text: string },
  words: string,
): string {
  const rest = comment.slice(span.end + 1);
  const hasStop = span.text.endsWith('.') && !words.endsWith('.') && /^(?:$|\s+\p{Lu})/u.test(rest);
  return `${comment.slice(0, span.start)}${withSingleMarks(words)}”${hasStop ? '.' : ''}${rest}`;
}

function withoutRepeats(found: readonly Quotation[]): Quotation[] {
  return found.filter(
    (one, i) =>
      found.findIndex((other) => other.start === one.start && other.end === one.end) === i,
  );
}
