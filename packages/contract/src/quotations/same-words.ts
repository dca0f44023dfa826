import { normaliseText, type NormalisedText } from './normalised-text.ts';
import { occurrencesOf } from './occurrences.ts';
import type { Stretch } from './quoted-spans.ts';

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * The words of a text and nothing else: texts have the same words when these are equal. Case, marks
 * between words, Unicode form and what is invisible make no difference; macrons do.
 */
export function wordsAlone(text: string): string {
  return normaliseText(text)
    .lower.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Where words stand in a text, and whether in their own case. */
export interface FoundWords extends Stretch {
  match: 'exact' | 'case';
}

/** What to look for when words are quoted; null where there is no word in them. */
export function soughtWords(quoted: string): string | null {
  const sought = normaliseText(quoted.trim()).text.replace(/(?<![.,;:])[.,;:]+$/u, '');
  return wordCharacter.test(sought) ? sought : null;
}

/**
 * Finds quoted words in a text, as whole words: in their own case where they stand so, else in any.
 * Quotation marks, dashes, Unicode form, white space and what is invisible make no difference, and
 * a quotation may end with a sign of its own.
 */
export function findWords(quoted: string, text: NormalisedText): FoundWords | null {
  const sought = soughtWords(quoted);
  if (sought === null) return null;
  const found = (at: number | null, match: FoundWords['match']) =>
    at === null ? null : { ...stretchOf(text, at, at + sought.length), match };
  return (
    found(wholeWords(text.text, sought), 'exact') ??
    found(wholeWords(text.lower, sought.toLowerCase()), 'case')
  );
}

/** Where a stretch of the normalised text stands in the original, white space after it left out. */
export function stretchOf({ original, at }: NormalisedText, from: number, to: number): Stretch {
  const start = at[from] ?? 0;
  const end = at[to] ?? original.length;
  return { start, end: start + original.slice(start, end).trimEnd().length };
}

/** Whether a place lies between words. */
export function isEdge(text: string, at: number): boolean {
  return !(wordCharacter.test(text.charAt(at - 1)) && wordCharacter.test(text.charAt(at)));
}

function wholeWords(text: string, sought: string): number | null {
  for (const at of occurrencesOf(sought, text))
    if (isEdge(text, at) && isEdge(text, at + sought.length)) return at;
  return null;
}
