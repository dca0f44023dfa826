import { kupu } from './kupu.ts';
import { plainLetter } from '../../names/letters/plain-letters.ts';

const listed = new Set(kupu.map(withoutLength));

/**
 * Whether a word is te reo Māori: on the list of common kupu (with macrons, without them, or with
 * doubled vowels), or written with a macron and of Māori syllables.
 */
export function isTeReo(word: string): boolean {
  const small = word.toLowerCase().normalize('NFC');
  if (isKupu(small)) return true;
  return /[āēīōū]/u.test(small) && hasMaoriShape(small);
}

/** Whether a word, in any spelling, is on the list of common kupu. */
export function isKupu(word: string): boolean {
  return listed.has(withoutLength(word));
}

/** Whether a word is made of Māori syllables; English words such as 'me' and 'mate' are too. */
export function hasMaoriShape(word: string): boolean {
  return /^(?:(?:wh|ng|[hkmnprtw])?[aeiou]+)+$/u.test(plainLetters(word));
}

/** Macrons dropped and doubled vowels made one, so that all ways to write a kupu are one. */
function withoutLength(word: string): string {
  return plainLetters(word).replace(/([aeiou])\1+/gu, '$1');
}

function plainLetters(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z]*$/u.test(small)) return small;
  return Array.from(small.normalize('NFC'), (letter) =>
    /\p{L}/u.test(letter) ? plainLetter(letter) : letter,
  ).join('');
}
