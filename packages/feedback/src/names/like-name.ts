import { remembered } from '../text/remembered.ts';
import { heardAs } from './rough-sound.ts';
import { soundOf } from './sound.ts';

/** Shorter names differ from many words by a single letter. */
const LETTERS_FOR_A_SLIP = 4;
const LETTERS_FOR_TWO_SLIPS = 7;
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

/** Ng, which is heard as ‘eng’. */
const hasNoVowel = /^[^aeiouy]+$/u;
const vowels = /^[aeiou]+/u;

const likeness = remembered(MOST_KEPT, (both): Likeness | null => {
  const [word = '', name = ''] = both.split(' ');
  if (soundOf(word) === soundOf(name) || heardAs(word) === heardAs(name)) return 'heard';
  if (hasNoVowel.test(name) && word.replace(vowels, '') === name) return 'heard';
  return slipsBetween(word, name) <= slipsIn(name) ? 'written' : null;
});

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
