import { normaliseText, type NormalisedText } from './normalised-text.ts';
import { occurrencesOf } from './occurrences.ts';
import type { Stretch } from './quoted-spans.ts';

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Equal results mean the same words. Ignores case, marks between words, Unicode form and invisible
 * characters; macrons count.
 */
export function wordsAlone(text: string): string {
  return normaliseText(text)
    .lower.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** `case`: found in another case only. */
export interface FoundWords extends Stretch {
  match: 'exact' | 'case';
}

/** The normalised words without a final . , ; or : to search for; null when there is no word. */
export function soughtWords(quoted: string): string | null {
  const sought = normaliseText(quoted.trim()).text.replace(/(?<![.,;:])[.,;:]+$/u, '');
  return wordCharacter.test(sought) ? sought : null;
}

/**
 * Finds quoted words as whole words, in their own case if possible. Ignores the form of quotation
 * marks and dashes, Unicode form, white space, invisible characters and a final . , ; or : of the
 * quotation.
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

/** Maps a range of the normalised text to the original, without trailing white space. */
export function stretchOf({ original, at }: NormalisedText, from: number, to: number): Stretch {
  const start = at[from] ?? 0;
  const end = at[to] ?? original.length;
  return { start, end: start + original.slice(start, end).trimEnd().length };
}

/** Whether no word continues across this position. */
export function isEdge(text: string, at: number): boolean {
  return !(wordCharacter.test(text.charAt(at - 1)) && wordCharacter.test(text.charAt(at)));
}

function wholeWords(text: string, sought: string): number | null {
  for (const at of occurrencesOf(sought, text))
    if (isEdge(text, at) && isEdge(text, at + sought.length)) return at;
  return null;
}
