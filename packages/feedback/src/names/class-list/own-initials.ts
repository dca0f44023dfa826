import { isKnownWord } from '../words/known-words.ts';
import type { NameParts } from './person-name.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { deeds } from '../words/word-classes.ts';

/** The initials of a person's other names, by each of the names, all in plain letters. */
export type OwnInitials = ReadonlyMap<string, ReadonlySet<string>>;

export function ownInitialsOf(people: readonly NameParts[]): Map<string, Set<string>> {
  const initials = new Map<string, Set<string>>();
  for (const { words, wholes } of people) {
    const whole = (wholes[0] ?? []).map(plainLetters);
    for (const name of words.map(plainLetters)) {
      const others = whole.filter((word) => word !== name).map((word) => word.charAt(0));
      const known = initials.get(name) ?? new Set();
      for (const letter of others) known.add(letter);
      initials.set(name, known);
    }
  }
  return initials;
}

/** Letters that children write for words or endings: ‘hope u r ok’, ‘jack n me’, ‘mark s dog’. */
const likeWords = /^[abcikmnorsux]$/u;
/** Of these, those that are hardly words right after a name. */
const seldomWords = /^[bckmo]$/u;
const beforeHyphen = /^[-‐-―]/u;

/** Whether an initial of the same person stands in small letters after a name: grace k, will t. */
export function isOwnInitial(
  runs: readonly Run[],
  at: number,
  name: string,
  initials: OwnInitials,
): boolean {
  const { text = '', gap = '', afterStop = true } = runs[at] ?? {};
  if (text.length !== 1 || !/^\p{Ll}$/u.test(text) || gap !== ' ' || afterStop) return false;
  if (!(initials.get(name)?.has(text) ?? false)) return false;
  const next = runs[at + 1];
  if (next === undefined || next.afterStop || /^\s?[,)/&+]/u.test(next.gap)) return text !== 'x';
  if (beforeHyphen.test(next.gap) || /^shirts?$/u.test(next.letters)) return false;
  const isCertain = !isKnownWord(name) && seldomWords.test(text);
  if (isCertain || !likeWords.test(text)) return true;
  const after = neighbour(runs, at, 1);
  return text !== 'i' && text !== 'u' && deeds.has(after);
}

/** “By SUMMER I.”: a capital of the same person that ends the line or sentence. */
export function isOwnCapital(
  runs: readonly Run[],
  at: number,
  name: string,
  initials: OwnInitials,
): boolean {
  const next = runs[at + 1];
  return isOwn(runs, at, name, initials) && (next === undefined || /[.\n]/u.test(next.gap));
}

/** After ‘I’, these would be no sentence. */
const afterNoI = /^(?:that|who|is|has|says)$/u;

/** “Faisal A and Bryn”, “Shreya I who”: within a sentence, no article has a capital. */
export const isOwnLetter = (
  runs: readonly Run[],
  at: number,
  name: string,
  initials: OwnInitials,
): boolean =>
  isNoWordHere(runs, at) &&
  isOwn(runs, at, name, initials) &&
  runs[at + 1]?.text !== runs[at + 1]?.text.toUpperCase();

function isOwn(runs: readonly Run[], at: number, name: string, initials: OwnInitials): boolean {
  const { text = '', letters = '', gap = '', afterStop = true } = runs[at] ?? {};
  if (!/^\p{Lu}$/u.test(text) || gap !== ' ' || afterStop) return false;
  return initials.get(name)?.has(letters) ?? false;
}

const isNoWordHere = (runs: readonly Run[], at: number): boolean =>
  runs[at]?.text === 'A' || (runs[at]?.text === 'I' && afterNoI.test(neighbour(runs, at, 1)));
