import { withoutRepeats } from '../letters/plain-letters.ts';
import { slipsBetween } from '../class-list/like-name.ts';

/** Shorter words of Māori syllables are like too many names. */
const FEWEST_LETTERS = 6;

/** E is heard as i, and o as u: Mikairi for Mikaere. */
const heardVowels = (letters: string): string =>
  withoutRepeats(letters.replaceAll('oo', 'u').replaceAll('e', 'i').replaceAll('o', 'u'));

/**
 * Whether a long word is a name but for how its vowels were heard, and one slip. Both are in plain
 * letters.
 */
export const isOnlyMisheard = (letters: string, name: string): boolean =>
  letters.length >= FEWEST_LETTERS && slipsBetween(heardVowels(letters), heardVowels(name)) <= 1;
