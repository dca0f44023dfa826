import type { Quotation } from '@second-draft/contract';
import { occurrencesOf } from '../text/occurrences.ts';
import { findNearly, isEdge } from './find-nearly.ts';
import { normaliseText } from './normalised-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * Finds a quotation in the student's text: exactly (but for quotation marks, dashes, Unicode form
 * and white space) or ignoring case. What is returned are the student's own words as they stand, on
 * word boundaries; null when they are not there.
 */
export function findQuotation(quoted: string, source: SourceText): Quotation | null {
  const sought = soughtIn(quoted);
  const { text, lower } = source.normalised;
  if (sought === null) return null;
  const exact = findWhole(text, sought);
  if (exact !== null) return cut(source, exact, exact + sought.length, 'exact');
  const ignoringCase = findWhole(lower, sought.toLowerCase());
  if (ignoringCase === null) return null;
  return cut(source, ignoringCase, ignoringCase + sought.length, 'case');
}

/** The same, or nearly: with at most a fifth of it edited. */
export function findOrMendQuotation(quoted: string, source: SourceText): Quotation | null {
  const found = findQuotation(quoted, source);
  const sought = soughtIn(quoted);
  if (found !== null || sought === null) return found;
  const near = findNearly(source.normalised.lower, sought.toLowerCase());
  return near && cut(source, near.start, near.end, 'mended');
}

/** What to look for; null where there is no word in it. */
function soughtIn(quoted: string): string | null {
  const sought = normaliseText(quoted.trim()).text.replace(/(?<![.,;:])[.,;:]+$/u, '');
  return /[\p{L}\p{M}\p{N}]/u.test(sought) ? sought : null;
}

function findWhole(haystack: string, sought: string): number | null {
  for (const at of occurrencesOf(sought, haystack))
    if (isEdge(haystack, at) && isEdge(haystack, at + sought.length)) return at;
  return null;
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
