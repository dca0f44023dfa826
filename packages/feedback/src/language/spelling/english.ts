import { weigh } from '../../reading/word-weight.ts';
import { wordsOf } from '../../text/words.ts';
import { onceForEach } from '../../text/remembered.ts';
import { isInDictionary } from './dictionary.ts';

/** Plain English has more words than this that every child knows; no other language comes near. */
const FAMILIAR_SHARE = 0.5;

/** English that is hard to read has more words than this in the dictionary. */
const KNOWN_SHARE = 0.6;

/** Of fewer words, a share says nothing. */
const FEWEST_WORDS = 5;

/** Whether a text may be English; words of te reo Māori and with a capital count for neither. */
export function mayBeEnglish(text: string): boolean {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => !/^\p{Lu}/u.test(word) && !weigh(word).isTeReo);
  const share = (is: (word: string) => boolean) => words.filter(is).length / words.length;
  if (words.length < FEWEST_WORDS) return true;
  return (
    share((word) => weigh(word).isFamiliar) > FAMILIAR_SHARE || share(isInDictionary) > KNOWN_SHARE
  );
}

/** Of the words of any child's English, however it is spelt, more are English than this. */
const ENGLISH_SHARE = 0.4;

/**
 * Whether a student's words are in no English: in te reo Māori, in another language, or keys struck
 * at random. Names and kupu among English words leave them English.
 */
export const isNoEnglish = onceForEach((words: readonly { text: string }[]): boolean => {
  if (words.length < FEWEST_WORDS) return false;
  const english = words.filter(({ text }) => {
    const { isTeReo, isFamiliar } = weigh(text);
    return !isTeReo && (isFamiliar || isInDictionary(text.toLowerCase()));
  });
  return english.length < ENGLISH_SHARE * words.length;
});
