import { remembered } from '../../text/remembered.ts';
import { isKnownWord } from '../words/known-words.ts';
import { heardAs } from '../sounds/rough-sound.ts';
import { soundOf } from '../sounds/sound.ts';

/** Shorter names differ from many words by a single letter. */
const LETTERS_FOR_A_SLIP = 4;
/** Words are hardly ever this wrong: Bill Farmer’s farm. */
export const LETTERS_FOR_TWO_SLIPS = 6;
const MOST_LETTERS = 30;
const MOST_KEPT = 20_000;

/** Whether a word sounds like a name, or is only written like it. */
export type Likeness = 'heard' | 'written';

/**
 * How a word is like the name that is expected where it stands: nearer than chance only there. Both
 * are in plain letters.
 */
export function likenessOf(word: string, name: string): Likeness | undefined {
  if (word.length < 2 || word.length > MOST_LETTERS || name.length > MOST_LETTERS) return undefined;
  return likeness(`${word} ${name}`) ?? undefined;
}

/** How a word is like it without the s of a possessive: feilds for Field, but not fishes for Fisher. */
export const likenessWithoutS = (word: string, name: string): Likeness | undefined =>
  word.endsWith('s') && !isTradesWord(word, name) ? likenessOf(word.slice(0, -1), name) : undefined;

/** Ng, which is heard as ‘eng’. */
const hasNoVowel = /^[^aeiouy]+$/u;
const vowels = /^[aeiou]+/u;

const likeness = remembered(MOST_KEPT, (both): Likeness | null => {
  const [word = '', name = ''] = both.split(' ');
  if (isTradesWord(word, name)) return null;
  if (soundOf(word) === soundOf(name) || heardAs(word) === heardAs(name)) return 'heard';
  if (hasNoVowel.test(name) && word.replace(vowels, '') === name) return 'heard';
  const most = isKnownWord(word) ? Math.min(1, slipsIn(name)) : slipsIn(name);
  return slipsBetween(word, name) <= most ? 'written' : null;
});

/** What a baker does is no slip in the name: Kate Baker bakes. */
function isTradesWord(word: string, name: string): boolean {
  if (!name.endsWith('er') || word.endsWith('er')) return false;
  const stem = name.replace(/(?:(?<=(\p{L}))\1)?er$/u, '');
  return word.startsWith(stem) && isKnownWord(word);
}

function slipsIn(name: string): number {
  if (name.length < LETTERS_FOR_A_SLIP) return 0;
  return name.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
}

/** As many letters as stand between the same beginning and the same end; two swapped are one slip. */
export function slipsBetween(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let from = 0;
  while (from < shorter && one.charAt(from) === other.charAt(from)) from += 1;
  let end = 0;
  while (end < shorter - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one, other].map((word) => word.slice(from, word.length - end));
  const isSwapped = a?.length === 2 && b === `${a.charAt(1)}${a.charAt(0)}`;
  return isSwapped ? 1 : Math.max(a?.length ?? 0, b?.length ?? 0);
}
