import { onceForEach } from '../../text/remembered.ts';
import { misspellings } from './misspellings.ts';

/** Also with the capital of its misspelling. */
function rightFor(word: string): string {
  const right = misspellings.get(word.toLowerCase().replace(/['’]/gu, ''));
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** The words with the misspellings that can stand for one word only put right. */
export const meantIn = (words: string): string => words.replace(/[\p{L}'’]+/gu, rightFor);

/**
 * What a sentence or a text says, for patterns of whole words: “becos” gives a reason as well as
 * “because” does. Not for places, since its length may differ.
 */
export const meant: (part: { text: string }) => string = onceForEach(({ text }) => meantIn(text));
