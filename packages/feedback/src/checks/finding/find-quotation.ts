import {
  findWords,
  soughtWords,
  stretchOf,
  type Quotation,
  type Stretch,
} from '@second-draft/contract';
import { isHanging } from '../../text/grammar/hanging-words.ts';
import { lowerWords } from '../../text/words.ts';
import { findNearly } from './find-nearly.ts';
import { areSameLetters, mayBeLeftOut, saysTheSame } from './says-the-same.ts';
import type { SourceText } from './source-text.ts';

export function findQuotation(
  quoted: string,
  source: Pick<SourceText, 'normalised'>,
): Quotation | null {
  const found = findWords(quoted, source.normalised);
  return found && quotationAt(source, found, found.match);
}

/** Also where a macron is missing or too many: “korero” for *kōrero*. */
export function findButMacrons(
  quoted: string,
  source: Pick<SourceText, 'normalised'>,
): Quotation | null {
  const found = findOrMendQuotation(quoted, source);
  return found !== null && (found.match !== 'mended' || areSameLetters(quoted, found.text))
    ? found
    : null;
}

/** The least length of a run of words from a longer quotation, and its least share of it. */
const RUN_WORDS = 4;
const RUN_SHARE = 0.6;

/** Longer quotations aren't searched for runs (words). */
const LONGEST_QUOTED = 30;

/**
 * Also accepts a quotation that is up to a fifth wrong but says the same, or has most of its words
 * together in the text and adds none that says anything; returns the student's words.
 */
export function findOrMendQuotation(
  quoted: string,
  source: Pick<SourceText, 'normalised'>,
): Quotation | null {
  const found = findQuotation(quoted, source);
  const sought = soughtWords(quoted);
  if (found !== null || sought === null) return found;
  const near = findNearly(source.normalised.lower, sought.toLowerCase());
  if (near !== null) {
    const mended = quotationAt(
      source,
      stretchOf(source.normalised, near.start, near.end),
      'mended',
    );
    const isCutShort = endsHanging(mended.text) && !endsHanging(quoted);
    return saysTheSame(quoted, mended.text) && !isCutShort ? mended : null;
  }
  const run = longestRun(quoted, source);
  return run && { ...run, match: 'mended' };
}

const endsHanging = (words: string): boolean => isHanging(lowerWords(words).at(-1) ?? '');

function longestRun(quoted: string, source: Pick<SourceText, 'normalised'>): Quotation | null {
  const words = quoted.trim().split(/\s+/u);
  if (words.length > LONGEST_QUOTED) return null;
  const fewest = Math.max(RUN_WORDS, Math.ceil(words.length * RUN_SHARE));
  for (let length = words.length - 1; length >= fewest; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      const leftOut = [...words.slice(0, from), ...words.slice(from + length)];
      if (endsHanging(run.at(-1) ?? '') || !mayBeLeftOut(leftOut)) continue;
      const found = findQuotation(run.join(' '), source);
      if (found !== null) return found;
    }
  return null;
}

function quotationAt(
  { normalised }: Pick<SourceText, 'normalised'>,
  { start, end }: Stretch,
  match: Quotation['match'],
): Quotation {
  return { text: normalised.original.slice(start, end), start, end, match };
}
