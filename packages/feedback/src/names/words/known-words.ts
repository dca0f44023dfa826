import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { nzWords } from '../../language/spelling/nz-words.ts';
import { isKupu } from '../../language/te-reo/te-reo.ts';
import { remembered } from '../../text/remembered.ts';

export const LONGEST_WORD = 40;

/** A lookup takes microseconds; a text has some hundred different words. */
const MOST_KEPT = 20_000;

/**
 * Whether plain lower-case letters are a word of English, te reo Māori or New Zealand, or a common
 * misspelling of one.
 */
export const isKnownWord = remembered(
  MOST_KEPT,
  (letters) =>
    nzWords.has(letters) || misspellings.has(letters) || isKupu(letters) || isEnglish(letters),
);

const contractions = new Set(
  'im ive id ill dont didnt wont cant couldnt wouldnt shouldnt isnt wasnt arent werent hasnt havent hadnt doesnt youre youve youll theyre theyve theyll weve hes shes thats whats wheres theres lets its ok okay mr mrs ms tv pe ict ipad cd dvd usa uk nz'.split(
    ' ',
  ),
);

export function isEnglish(letters: string): boolean {
  return contractions.has(letters) || (letters.length <= LONGEST_WORD && isInDictionary(letters));
}
