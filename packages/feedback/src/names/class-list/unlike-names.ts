import { remembered } from '../../text/remembered.ts';
import { withShortVowels } from '../letters/plain-letters.ts';
import type { NearNames } from '../sounds/near-names.ts';
import { isKnownWord } from '../words/known-words.ts';
import type { HeardNames } from './heard-names.ts';

/** A class's texts have some thousand different words. */
const MOST_KEPT = 20_000;
const drawnOut = /(\p{L})\1\1/u;

/** See `Roster`. */
interface Names {
  words: ReadonlyMap<string, string>;
  phrases: ReadonlyMap<string, string>;
  near: NearNames;
  heard: HeardNames;
}

/**
 * Whether plain letters are a word that stands for nobody of a class wherever it stands, and begins,
 * resembles or sounds like no name of theirs. Most words of a text are: they are asked this once,
 * and not what stands around them.
 */
export function unlikeNames({ words, phrases, near, heard }: Names): (letters: string) => boolean {
  const isName = (letters: string) => words.has(letters) || near.beginning(letters) !== undefined;
  return remembered(MOST_KEPT, (letters) => {
    if (!isKnownWord(letters) || drawnOut.test(letters)) return false;
    if (phrases.has(letters) || words.has(withShortVowels(letters))) return false;
    if (formsOf(letters).some(isName)) return false;
    return near.near(letters, true) === undefined && heard.find(letters, true) === undefined;
  });
}

/** A word, and what it may be the possessive or the family of: daisies, foxes. */
const formsOf = (letters: string): string[] =>
  letters.endsWith('s')
    ? [letters, letters.slice(0, -1), letters.slice(0, -2), `${letters.slice(0, -3)}y`]
    : [letters];
