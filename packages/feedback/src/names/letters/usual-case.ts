import { plainLetters } from './plain-letters.ts';

/** From this length, a name in capitals is one typed so, and no initials (JJ). */
const LETTERS_OF_CAPITALS = 3;

const beginning = /(?<![\p{L}\p{M}\p{N}'’‘ʻʼ`])\p{L}/gu;
const letter = /\p{L}/u;

/** The letters of names, by their plain letters: McKay by mckay, vanderBerg by vanderberg. */
export type LettersOfNames = ReadonlyMap<string, string>;

export function lettersOfNames(names: readonly string[]): LettersOfNames {
  return new Map(
    names
      .map(lettersIn)
      .filter(isCased)
      .map((name) => [plainLetters(name), name]),
  );
}

const lettersIn = (name: string) => Array.from(name.normalize('NFC')).filter(isLetter).join('');
const isLetter = (one: string) => letter.test(one) && plainLetters(one) !== '';

function isCased(name: string): boolean {
  if (name === name.toLowerCase()) return false;
  return name !== name.toUpperCase() || Array.from(name).length < LETTERS_OF_CAPITALS;
}

/** A spelling in one case, as its name is on the roster, or else with large first letters. */
export function inUsualCase(spelling: string, names: LettersOfNames): string {
  const small = spelling.toLowerCase();
  if (spelling !== small && (spelling !== spelling.toUpperCase() || spelling.length < 2))
    return spelling;
  const letters = Array.from(names.get(plainLetters(spelling)) ?? '');
  const characters = Array.from(small.normalize('NFC'));
  if (letters.length === 0 || characters.filter(isLetter).length !== letters.length)
    return small.replace(beginning, (first) => first.toUpperCase());
  return characters.map((one) => (isLetter(one) ? asLarge(one, letters.shift()) : one)).join('');
}

const asLarge = (one: string, like = '') => (like === like.toLowerCase() ? one : one.toUpperCase());
