import { NearNames } from './near-names.ts';
import { namePartsOf, type PersonName } from './person-name.ts';
import { plainLetters } from './plain-letters.ts';
import { isUnspaced } from './runs.ts';
import { shortFormsOf } from './short-forms.ts';

/** All that the people of a class may be called, ready to be looked up. */
export interface Roster {
  /** By plain letters: single names and short forms, and the key of whose it is. */
  words: ReadonlyMap<string, string>;
  /** Several words that are one name, joined. */
  phrases: ReadonlyMap<string, string>;
  /** Given and family names joined, with or without initials, as handles are made of them. */
  handles: ReadonlyMap<string, string>;
  /** Whole names of several words, joined. */
  wholes: ReadonlySet<string>;
  /** The letters that names begin with. */
  initials: ReadonlySet<string>;
  near: NearNames;
  /** Whatever a name, single or of several words, begins with. */
  openings: ReadonlySet<string>;
  /** Every name as the roster has it, for what must not become a stand-in. */
  names: readonly string[];
}

/** Classes whose names are kept ready: a teacher's at work and a few more. */
const MOST_KEPT = 32;
const kept = new Map<string, Roster>();

/** The roster of these people; made once for all the texts of a class. */
export function rosterOf(people: readonly PersonName[]): Roster {
  const id = JSON.stringify(people.map(({ fullName, givenName }) => [fullName, givenName]));
  const roster = kept.get(id) ?? compile(people);
  kept.delete(id);
  kept.set(id, roster);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return roster;
}

function compile(people: readonly PersonName[]): Roster {
  const words = new Map<string, string>();
  const phrases = new Map<string, string>();
  const handles = new Map<string, string>();
  const wholes = new Set<string>();
  const near = new NearNames();
  const parts = people.map(namePartsOf);
  for (const word of parts.flatMap((one) => one.words)) addWord(word, words, near);
  for (const { phrases: several, wholes: all } of parts) {
    for (const phrase of several) {
      addSpellings(phrases, phrase.join(' '));
      near.add(plainLetters(phrase.join('')), plainLetters(phrase.join('')));
    }
    for (const whole of all) {
      wholes.add(plainLetters(whole.join('')));
      for (const handle of handlesOf(whole.map(plainLetters))) handles.set(handle, handle);
    }
  }
  // The roster's own names come before the short forms of others.
  for (const short of [...words.keys()].flatMap(shortFormsOf))
    if (!words.has(short)) words.set(short, short);
  const openings = new Set<string>();
  for (const name of [words, phrases, handles, wholes].flatMap((one) => [...one.keys()]))
    for (let length = 1; length <= name.length; length++) openings.add(name.slice(0, length));
  const names = people.map(({ fullName, givenName }) => `${fullName} ${givenName}`);
  const initials = new Set([...words.keys()].map((name) => name.charAt(0)));
  return { words, phrases, handles, wholes, initials, near, openings, names };
}

function addWord(word: string, words: Map<string, string>, near: NearNames): void {
  const key = plainLetters(word);
  addSpellings(words, word);
  near.add(key, key);
  // A full name of three characters is a family name of one and a given name of two.
  const given = key.slice(1);
  if (key.length === 3 && isUnspaced(key)) words.set(given, given);
}

const longVowels: readonly [RegExp, (vowel: string) => string][] = [
  [/[āēīōū]/giu, (vowel) => plainLetters(vowel).repeat(2)],
  [/[äöüø]/giu, (vowel) => `${plainLetters(vowel)}e`],
  [/å/giu, () => 'aa'],
];

/** A name without its marks, and with the letters that stand for them: Maaia for Māia. */
function addSpellings(to: Map<string, string>, name: string): void {
  const key = plainLetters(name);
  const composed = name.normalize('NFC');
  for (const [marked, spelt] of longVowels)
    to.set(plainLetters(composed.replace(marked, spelt)), key);
  to.set(key, key);
}

/** Names joined, and joined with an initial; none so short that it might be a word. */
function handlesOf(whole: readonly string[]): string[] {
  const [first = '', ...rest] = whole;
  const last = rest.at(-1) ?? '';
  return [
    whole.join(''),
    first + last,
    first.charAt(0) + last,
    first + last.charAt(0),
    first + rest.map((name) => name.charAt(0)).join(''),
  ].filter((handle) => handle.length >= 4);
}
