import { heardAs } from '../sounds/rough-sound.ts';

/** Scripts write these in ways of their own, and children write them as they hear them. */
const alike: readonly [RegExp, string][] = [
  [/[bfv]/gu, 'p'],
  [/d/gu, 't'],
  [/g/gu, 'k'],
  [/(?<=.)a/gu, ''],
];
const vowelGroups: readonly [RegExp, string][] = [
  [/^[hwy]+(?=[aeiou])/u, ''],
  [/eo|eu|oo|ou|uh|[ou]/gu, 'u'],
  [/ee|ea|ie|y(?![aeiou])|i/gu, 'i'],
  [/[ae]+/gu, 'a'],
];

const FEWEST_CONSONANTS = 2;
const MANY_CONSONANTS = 3;

const changed = (letters: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((sound, [from, to]) => sound.replace(from, to), letters);

/** The consonants, after an a where a vowel comes first. */
const consonantsOf = (letters: string): string => changed(heardAs(letters), alike);

/** A letter that `heardAs` leaves: other languages say each r. */
const SAID_R = 'ř';
const withEachR = (letters: string): string => letters.replaceAll('r', SAID_R);

function keyWithVowels(letters: string): string {
  const consonants = consonantsOf(letters);
  const many = consonants.replace('a', '').length;
  if (many >= MANY_CONSONANTS) return consonants;
  const vowels = changed(letters, vowelGroups).replaceAll(/[^aiu]/gu, '');
  return `${consonants} ${many < FEWEST_CONSONANTS ? vowels : vowels.charAt(0)}`;
}

function keyWithoutVowels(letters: string): string[] {
  const consonants = consonantsOf(letters).replaceAll(/(\p{L})\1+/gu, '$1');
  return consonants.replace('a', '').length < FEWEST_CONSONANTS ? [] : [`${consonants} -`];
}

/**
 * What two writings of a name have in common: its consonants where there are three of them; of two,
 * the first vowel, too.
 * @param letters of a script with vowels, in Latin letters
 */
export const keysWithVowels = (letters: string): string[] => [keyWithVowels(withEachR(letters))];

/** The same of a script that leaves vowels out. An h within such a word is hardly one of ours. */
export const keysWithoutVowels = (letters: string): string[] =>
  keyWithoutVowels(withEachR(letters).replaceAll(/(?<=.)h/gu, ''));

/** As other languages may hear them, which have other sounds or none for these. */
const heardOtherwise = (name: string): string[] => [
  name,
  name.replaceAll('th', 't'),
  name.replaceAll('th', 's'),
  name.replaceAll('ch', 'k'),
  name.replaceAll('w', 'v'),
  name.replaceAll('kh', 'h'),
  name.replaceAll('ng', 'n'),
];

/** As other scripts may write a Latin name: with each r, as New Zealand says it, or as an l. */
export function keysOfName(name: string): string[] {
  const written = [name, withEachR(name)].flatMap(heardOtherwise);
  const inHangul = heardOtherwise(name.replaceAll('r', 'l'));
  return [...[...written, ...inHangul].map(keyWithVowels), ...written.flatMap(keyWithoutVowels)];
}
