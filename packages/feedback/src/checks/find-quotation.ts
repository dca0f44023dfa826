import type { Quotation } from '@second-draft/contract';
import search from 'approx-string-match';
import { normaliseText } from './normalised-text.ts';
import type { SourceText } from './source-text.ts';

/** A quotation counts as nearly right up to this share of edits (characters). */
const MOST_EDITS = 0.2;

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds a quotation in the student's text: exactly (but for quotation marks, dashes, Unicode form
 * and white space), ignoring case, or with at most a fifth of it edited. What is returned are the
 * student's own words as they stand, on word boundaries; null when they are not there.
 */
export function findQuotation(quoted: string, source: SourceText): Quotation | null {
  const { normalised } = source;
  const needle = normaliseText(quoted.trim()).text.replace(/[.,;:]+$/u, '');
  if (!wordCharacter.test(needle)) return null;
  const exact = findWhole(normalised.text, needle);
  if (exact !== null) return cut(source, exact, exact + needle.length, 'exact');
  const small = needle.toLowerCase();
  const ignoringCase = findWhole(normalised.lower, small);
  if (ignoringCase !== null) return cut(source, ignoringCase, ignoringCase + needle.length, 'case');
  return findNearly(small, source);
}

function findWhole(haystack: string, needle: string): number | null {
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    if (isWhole(haystack, at, at + needle.length)) return at;
  }
  return null;
}

/** Whether a stretch begins and ends at the edge of a word. */
function isWhole(text: string, start: number, end: number): boolean {
  const splits = (at: number) =>
    wordCharacter.test(text.charAt(at - 1)) && wordCharacter.test(text.charAt(at));
  return !splits(start) && !splits(end);
}

function findNearly(needle: string, source: SourceText): Quotation | null {
  const most = Math.floor(needle.length * MOST_EDITS);
  if (most === 0) return null;
  const text = source.normalised.lower;
  const best = search(text, needle, most)
    .map((match) => widened(text, match))
    .filter((match) => match.errors <= most)
    .toSorted((a, b) => a.errors - b.errors || a.start - b.start)[0];
  return best === undefined ? null : cut(source, best.start, best.end, 'mended');
}

interface Match {
  start: number;
  end: number;
  errors: number;
}

/** The match moved out to whole words; each character gained is one more edit. */
function widened(text: string, match: Match): Match {
  let { start, end } = match;
  while (!isWhole(text, start, start)) start -= 1;
  while (!isWhole(text, end, end)) end += 1;
  while (start < end && /[\s"]/u.test(text.charAt(start))) start += 1;
  while (end > start && /[\s"]/u.test(text.charAt(end - 1))) end -= 1;
  const gained = Math.max(0, match.start - start) + Math.max(0, end - match.end);
  return { start, end, errors: match.errors + gained };
}

function cut(
  { text: original, normalised }: SourceText,
  from: number,
  to: number,
  match: Quotation['match'],
): Quotation {
  const start = normalised.at[from] ?? 0;
  const end = normalised.at[to] ?? original.length;
  const text = original.slice(start, end).trimEnd();
  return { text, start, end: start + text.length, match };
}
