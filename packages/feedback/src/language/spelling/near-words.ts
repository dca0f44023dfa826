import { isFamiliar } from '../../reading/familiar-words.ts';
import { isInDictionary } from './dictionary.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How children write sounds, and how the words are spelt, where more than one letter is astray. */
const soundsLike: readonly [RegExp, string][] = [
  [/or(?=t)/u, 'ough'],
  [/ort$/u, 'aught'],
  [/f$|ff$/u, 'gh'],
  [/uff?/u, 'ough'],
  [/k/u, 'ch'],
  [/sh[ou]n$/u, 'tion'],
  [/shun/u, 'sion'],
  [/f/u, 'ph'],
  [/j/u, 'dge'],
  [/t$/u, 'ed'],
  [/y/u, 'igh'],
  [/ite/u, 'ight'],
  [/er$/u, 'our'],
  [/or/u, 'au'],
  [/a(\p{L})e/u, 'ai$1'],
  [/o(\p{L})e/u, 'oa$1'],
];

/**
 * Whether a word that no dictionary has is one slip of the pen, or one way of hearing, away from a
 * word that a child would write. Others may be of a language that we don't know.
 */
export function isNearFamiliarWord(word: string): boolean {
  if (soundsLike.some(([sound, spelt]) => isLikelyMeant(word.replace(sound, spelt)))) return true;
  return oneEditAway(word).some(isLikelyMeant);
}

/** From this many letters on, a word one slip away from any English word is no word of another language. */
const LONG_WORD = 6;

function isLikelyMeant(word: string): boolean {
  return word.length >= 4 && (word.length >= LONG_WORD || isFamiliar(word)) && isInDictionary(word);
}

export function oneEditAway(word: string): string[] {
  const near: string[] = [];
  for (let i = 0; i <= word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i);
    if (after !== '') near.push(before + after.slice(1));
    if (after.length > 1) near.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of letters) {
      near.push(before + letter + after);
      if (after !== '') near.push(before + letter + after.slice(1));
    }
  }
  return near;
}
