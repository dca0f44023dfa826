import { isKupu } from '../../language/te-reo/te-reo.ts';
import { givenNames, wordNames } from '../../names/words/given-names.ts';
import { isEnglish, isKnownWord } from '../../names/words/known-words.ts';
import { isNearPlaceOrBrand, isPlaceOrBrand } from '../../names/words/places-and-brands.ts';

const person = /^(?:her|him|you|mr|mrs|ms|miss|mister|whaea|matua|aunty|auntie|uncle|koro|nana)$/u;

/** Whether the object of a verb is somebody, as far as one word shows it; an unknown word may be. */
export function isSomeone(word: string): boolean {
  const letters = word.toLowerCase().replace(/['’]s$/u, '');
  if (person.test(letters)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  if (givenNames.has(letters) || wordNames.has(letters)) return isCapital || !isKnownWord(letters);
  if (isPlaceOrBrand(letters) || isNearPlaceOrBrand(letters)) return false;
  return !isKnownWord(letters) || (isCapital && isKupu(letters) && !isEnglish(letters));
}
