import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import type { Span } from '../words.ts';

/** Fewer lines spell a word by chance: those of a title, and those of any word. */
const FEWEST = 3;
const FEWEST_UNTITLED = 5;

/** Lines that all begin with ‘I’ and ‘A’ spell ‘ia’ by chance. */
const FEWEST_LETTERS = 3;

/** No word that children take for an acrostic is longer (letters). */
const MOST = 14;

const lettersOf = (line: string): string =>
  line
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');

const firstLetters = (lines: readonly Span[]): string =>
  lines.map(({ text }) => lettersOf(text).charAt(0)).join('');

/** Whether the lines under the first begin with its letters, one after the other. */
export function spellsTitle([first, ...others]: readonly Span[]): boolean {
  if (first === undefined || others.length < FEWEST || others.length > MOST) return false;
  return lettersOf(first.text) === firstLetters(others);
}

/** The lines that begin with the letters of a word, one after the other; none where some don't. */
export function linesSpelling(word: string, lines: readonly Span[]): Span[] {
  const from = firstLetters(lines).indexOf(word);
  return from < 0 ? [] : lines.slice(from, from + word.length);
}

/** The word that lines without a title begin with the letters of; null where they spell none. */
export function spelledBy(lines: readonly Span[]): string | null {
  if (lines.length < FEWEST_UNTITLED || lines.length > MOST) return null;
  const word = firstLetters(lines);
  if (word.length < lines.length || new Set(word).size < FEWEST_LETTERS) return null;
  return isInDictionary(word) || isTeReo(word) ? word : null;
}
