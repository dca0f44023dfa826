import { isFamiliar } from '../../reading/familiar-words.ts';
import { backwardsOf } from './backwards.ts';
import { firstTwoLettersOf } from './first-two-letters.ts';
import { givenNames, wordNames } from '../words/given-names.ts';
import { heardPairsOf, type HeardPairs } from './heard-pairs.ts';
import { HeardNames } from './heard-names.ts';
import { isKnownWord } from '../words/known-words.ts';
import { LETTERS_OF_A_BEGINNING, NearNames } from '../sounds/near-names.ts';
import { ownInitialsOf, type OwnInitials } from './own-initials.ts';
import { partnersOf, type Partners } from './partners.ts';
import {
  isArticle,
  namePartsOf,
  particlesOf,
  type NameParts,
  type PersonName,
} from './person-name.ts';
import { addSpellings } from './add-spellings.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { isUnspaced } from '../letters/runs.ts';
import { saidAs } from './said-as.ts';
import { shortenedWholes } from './shortened-wholes.ts';
import { shortFormsOf } from './short-forms.ts';
import { unlikeNames } from './unlike-names.ts';
import { takenBy } from '../stand-ins/stand-ins.ts';
import { lettersOfNames, type LettersOfNames } from '../letters/usual-case.ts';

/** Everything is in plain letters; the maps lead to the key of a person. */
export interface Roster {
  words: ReadonlyMap<string, string>;
  /** Those of them that are on the list itself: no short form or other likeness. */
  listed: ReadonlyMap<string, string>;
  /** Short forms and particles that are words, and hardly anybody has for a name: lock, hen, van. */
  rarelyNames: ReadonlySet<string>;
  /** Names of several words, joined. */
  phrases: ReadonlyMap<string, string>;
  firstTwoLetters: ReadonlySet<string>;
  /** Names joined with others or with initials, as in handles. */
  handles: ReadonlyMap<string, string>;
  /** Full names, joined, and shortened ones. */
  wholes: ReadonlySet<string>;
  partners: Partners;
  initials: ReadonlySet<string>;
  ownInitials: OwnInitials;
  /** Initials that somebody may be called by: JB. */
  calledBy: ReadonlySet<string>;
  near: NearNames;
  heard: HeardNames;
  heardPairs: HeardPairs;
  /** Whether a word stands for nobody of the class, wherever it stands. */
  isUnlikeNames: (letters: string) => boolean;
  /** Every prefix of every name. */
  openings: ReadonlySet<string>;
  letters: LettersOfNames;
  /** No stand-in may be one of these. */
  taken: ReadonlySet<string>;
}

const MOST_KEPT = 32;
const kept = new Map<string, Roster>();

/** Cached: one roster serves all the texts of a class. */
export function rosterOf(people: readonly PersonName[]): Roster {
  const id = JSON.stringify(people.map(({ fullName, givenName }) => [fullName, givenName]));
  const roster = kept.get(id) ?? compile(people);
  kept.delete(id);
  kept.set(id, roster);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return roster;
}

/** A roster that is being filled: first with what is listed, whose place nothing else takes. */
interface Filling {
  words: Map<string, string>;
  phrases: Map<string, string>;
  handles: Map<string, string>;
  wholes: Set<string>;
  near: NearNames;
  rarelyNames: Set<string>;
  ownInitials: Map<string, ReadonlySet<string>>;
}

function addListed(
  { words, phrases, handles, wholes, near }: Filling,
  parts: readonly NameParts[],
): void {
  for (const word of parts.flatMap((one) => one.words)) addWord(word, words, near);
  for (const { phrases: several, wholes: all } of parts) {
    for (const phrase of several) {
      const joined = phrase.join('');
      addSpellings(phrases, joined);
      for (const letters of lettersFor(phrase)) words.set(letters, letters);
      near.add(plainLetters(joined), plainLetters(joined));
    }
    for (const whole of all) {
      wholes.add(plainLetters(whole.join('')));
      for (const handle of handlesOf(whole.map(plainLetters))) handles.set(handle, handle);
    }
  }
  for (const whole of parts.flatMap(shortenedWholes)) wholes.add(whole);
}

/** After all that is listed: real names win over others' short forms. */
function addShortForms(
  { words, near, rarelyNames, ownInitials }: Filling,
  listed: Iterable<string>,
): void {
  for (const name of listed)
    for (const short of shortFormsOf(name)) {
      if (words.has(short)) continue;
      words.set(short, short);
      if (isRarelyName(short)) rarelyNames.add(short);
      near.addShort(short, short);
      ownInitials.set(short, ownInitials.get(name) ?? new Set());
    }
}

/** @returns how names are said that are not written so */
function addSaid({ words, near }: Filling, listed: ReadonlyMap<string, string>): Set<string> {
  const saidOnly = new Set<string>();
  for (const [name, key] of listed)
    for (const said of saidAs(name)) {
      near.addSaid(said, key);
      saidOnly.add(said);
      if (!words.has(said)) words.set(said, key);
    }
  return saidOnly;
}

function addBeginnings({ words, ownInitials }: Filling, called: Iterable<string>): void {
  for (const name of called)
    for (const beginning of beginningsOf(name)) {
      if (words.has(beginning)) continue;
      words.set(beginning, beginning);
      ownInitials.set(beginning, ownInitials.get(name) ?? new Set());
    }
}

function addBackwards({ words }: Filling, listed: Iterable<string>): void {
  for (const name of listed) {
    const backwards = backwardsOf(name);
    if (backwards !== null && !words.has(backwards)) words.set(backwards, backwards);
  }
}

function openingsOf({ words, phrases, handles, wholes }: Filling): Set<string> {
  const openings = new Set<string>();
  for (const name of [words, phrases, handles, wholes].flatMap((one) => [...one.keys()]))
    for (let length = 1; length <= name.length; length++) openings.add(name.slice(0, length));
  return openings;
}

function compile(people: readonly PersonName[]): Roster {
  const parts = people.map(namePartsOf);
  const filling: Filling = {
    words: new Map(),
    phrases: new Map(),
    handles: new Map(),
    wholes: new Set(),
    near: new NearNames(),
    rarelyNames: new Set(particlesOf(parts)),
    ownInitials: ownInitialsOf(parts),
  };
  addListed(filling, parts);
  const listed: ReadonlyMap<string, string> = new Map(filling.words);
  addShortForms(filling, listed.keys());
  const saidOnly = addSaid(filling, listed);
  const called = [...filling.words.keys()];
  // Real names first, and of short forms those that people have for a name: droo for Andrew.
  const heard = new HeardNames(
    called.filter((name) => listed.has(name) || saidOnly.has(name) || isGivenAsName(name)),
  );
  addBeginnings(filling, called);
  addBackwards(filling, listed.keys());
  const given = parts.flatMap((one) => one.phrases);
  return {
    ...filling,
    listed,
    firstTwoLetters: firstTwoLettersOf(listed.keys()),
    initials: new Set([...filling.words.keys()].map((name) => name.charAt(0))),
    calledBy: new Set(parts.flatMap((one) => one.initials.map(plainLetters))),
    partners: partnersOf(parts),
    heard,
    heardPairs: heardPairsOf(given.map((pieces) => pieces.map(plainLetters))),
    isUnlikeNames: unlikeNames({ ...filling, heard }),
    openings: openingsOf(filling),
    letters: lettersOfNames(
      parts.flatMap((one) => [
        ...one.initials,
        ...one.words,
        ...one.phrases.map((phrase) => phrase.join('')),
      ]),
    ),
    taken: takenBy(people.map(({ fullName, givenName }) => `${fullName} ${givenName}`)),
  };
}

/** Children write ‘al’ for ‘all’, and ‘luv’; a manu is a dive. */
const isRarelyName = (short: string) =>
  /^(?:al|luv|manu)$/u.test(short) || (isFamiliar(short) && !isGivenAsName(short));

/** Kauri-Jade is called KJ; not where that is a word. */
function lettersFor(phrase: readonly string[]): string[] {
  const letters = plainLetters(phrase.map((word) => word.charAt(0)).join(''));
  return isArticle(phrase[0]) || letters.length < 2 || isKnownWord(letters) ? [] : [letters];
}

/** Names that a longer one begins with: Grace for Gracelyn, Ash for Ashton. */
const beginningsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - LETTERS_OF_A_BEGINNING) }, (_, i) =>
    name.slice(0, i + LETTERS_OF_A_BEGINNING),
  ).filter(isGivenAsName);

const isGivenAsName = (word: string) => givenNames.has(word) || wordNames.has(word);

function addWord(word: string, words: Map<string, string>, near: NearNames): void {
  const key = plainLetters(word);
  addSpellings(words, word);
  near.add(key, key);
  // In a full name of three characters, the last two are the given name.
  const given = key.slice(1);
  if (key.length === 3 && isUnspaced(key)) words.set(given, given);
}

/** Four letters or more: shorter ones might be words. */
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
