import { plainLetters, withShortVowels } from '../letters/plain-letters.ts';
import { isEnglish } from '../words/known-words.ts';

const longVowels: readonly [RegExp, (vowel: string) => string][] = [
  [/[āēīōū]/giu, (vowel) => plainLetters(vowel).repeat(2)],
  [/[äöüø]/giu, (vowel) => `${plainLetters(vowel)}e`],
  [/å/giu, () => 'aa'],
];

/** A shorter one may be somebody else’s name (letters). */
const LETTERS_WITHOUT_LENGTH = 4;

/** Adds a name without marks, and with letters in place of them: Maaia for Māia. */
export function addSpellings(to: Map<string, string>, name: string): void {
  const key = plainLetters(name);
  const composed = name.normalize('NFC');
  for (const [marked, spelt] of longVowels)
    to.set(plainLetters(composed.replace(marked, spelt)), key);
  // Ātaahua, Ataahua and Atahua; in Taranaki, Tāwhiri sounds like Tāfiri.
  const short = withShortVowels(key);
  for (const other of [short, short.replaceAll('wh', 'f')])
    if (other.length >= LETTERS_WITHOUT_LENGTH && !isEnglish(other) && !to.has(other))
      to.set(other, key);
  to.set(key, key);
}
