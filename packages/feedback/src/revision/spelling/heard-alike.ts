import { isInDictionary, isProperNoun } from '../../language/spelling/dictionary.ts';
import { nzWords } from '../../language/spelling/nz-words.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { roughSoundOf } from '../../names/sounds/rough-sound.ts';
import { soundOf } from '../../names/sounds/sound.ts';

/** Longer runs of letters are not words (letters). */
const LONGEST = 30;

/** Letters that aren't heard as they are written, by themselves or beside these. */
const unheard: readonly [RegExp, string][] = [
  [/^wr/u, 'r'],
  [/(?<=[ao]u)gh/u, 'f'],
  [/(?<=ou)ld/u, 'd'],
  [/(?<=[cfkpsx]|[cs]h)ed$/u, 't'],
  // In New Zealand, r is heard before vowels only.
  [/(?<=[aeiou])r(?![aeiouy])/gu, ''],
];

const vowel = /^[aeiouāēīōū]$/u;

/** Past forms that lack an ‘e’ of another word: ‘hid’ for ‘hide’ is no spelling. */
const pasts = new Set(['bit', 'hid', 'slid']);

/**
 * Whether a word in the place of another is the same one, spelt as it is heard: ‘cort’ for ‘caught’.
 * One of them has to be no word, or to lack an ‘e’ at its end and nothing else, as ‘mad’ for ‘made’.
 */
export function isHeardAlike(one: string, other: string): boolean {
  if (one.length > LONGEST || other.length > LONGEST) return false;
  if (!/^\p{L}/u.test(one) || !/^\p{L}/u.test(other)) return false;
  return isSilentE(one, other) || (isWord(one) !== isWord(other) && soundsAlike(one, other));
}

function isSilentE(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 1 && long === `${short}e` && !pasts.has(short);
}

const isWord = (word: string): boolean =>
  isInDictionary(word) || isProperNoun(word) || isTeReo(word) || nzWords.has(word);

function soundsAlike(one: string, other: string): boolean {
  const [first, second] = [one.charAt(0), other.charAt(0)];
  const isSameStart = first === second || (vowel.test(first) && vowel.test(second));
  const others = waysToHear(other);
  return waysToHear(one).some((way) =>
    others.some(
      (heard) =>
        (isSameStart && soundOf(way) === soundOf(heard)) ||
        (roughSoundOf(way) !== undefined && roughSoundOf(way) === roughSoundOf(heard)),
    ),
  );
}

const waysToHear = (word: string): string[] => {
  const others = unheard.map(([letters, heard]) => word.replace(letters, heard));
  return [...new Set([word, ...others])];
};
