import { hasMaoriShape } from '../language/te-reo.ts';
import { isEnglish, isKnownWord } from './known-words.ts';
import { isMisspeltWord, isNearWord } from './misspelt-words.ts';
import { isNamed } from './name-told.ts';
import type { NamedRuns } from './named-runs.ts';
import { parents, titles } from './people-and-places.ts';
import { plainLetters, withShortVowels } from './plain-letters.ts';
import { isPlaceOrBrand } from './places-and-brands.ts';
import { hasManySounds } from './rough-sound.ts';
import type { Roster } from './roster.ts';
import { hasCapital, neighbour, type Run } from './runs.ts';
import { isSomebodyAgain, isToldAsSomebody } from './told-as-somebody.ts';
import { isMeantAgain, isMeantAsName, isMeantAsPossessive } from './word-or-name.ts';
import { beforePeople, deeds, functionWords, peoplesDeeds, relations } from './word-classes.ts';

/** Handles with more parts are compared with misspellings only as a whole. */
const MOST_PARTS = 40;
const PARTS_OF_A_NAME = 4;

/** The half of what is written twice over, as in Hanhan. */
function halfOf(letters: string): string | undefined {
  const half = letters.slice(0, letters.length / 2);
  return half.length > 1 && half + half === letters ? half : undefined;
}

const endsInS = /[sS]$/u;
const letterOfDigit: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/**
 * The name that a run is or holds.
 *
 * @param isSure whether the run is part of a whole name
 * @param told words that are names elsewhere in the text
 */
export function nameInRun(
  runs: readonly Run[],
  at: number,
  roster: Roster,
  { isSure, told }: { isSure: boolean; told: ReadonlySet<string> },
): NamedRuns | null {
  const run = runs[at];
  if (run === undefined) return null;
  const as = (key: string | undefined, less = 0): NamedRuns | null =>
    key === undefined ? null : { from: at, to: at, key, less };
  const exact = roster.words.get(run.letters) ?? drawnLong(run.letters, roster);
  if (exact !== undefined && run.parts.length < 3) {
    const isRarely = roster.rarelyNames.has(run.letters);
    const isAgain = told.has(run.letters) && (isRarely ? isSomebodyAgain : isMeantAgain)(runs, at);
    const isMeant = isRarely
      ? isToldAsSomebody(runs, at) || isBesideName(runs, at, roster)
      : isMeantAsName(runs, at);
    if (isSure || isAgain || isMeant) return as(exact);
    // Wills is short for William, and may be Will's.
    return isRarely ? as(possessiveOf(runs, at, roster), 1) : null;
  }
  return (
    as(possessiveOf(runs, at, roster), 1) ??
    as(familyOf(runs, at, roster)) ??
    as(handleOf(run, roster)) ??
    as(nearOf(runs, at, roster)) ??
    (told.has(run.letters) && isSomebodyAgain(runs, at)
      ? as(calledIn(run.letters, roster.near))
      : null)
  );
}

/** Maarama for Marama, nikauu for Nikau: no other kupu, only a longer vowel. */
function drawnLong(letters: string, { words }: Roster): string | undefined {
  const short = withShortVowels(letters);
  return short === letters || isEnglish(letters) ? undefined : words.get(short);
}

function possessiveOf(runs: readonly Run[], at: number, { words }: Roster): string | undefined {
  const { text = '', letters = '' } = runs[at] ?? {};
  if (!endsInS.test(text) || letters.length < 3) return undefined;
  const key = words.get(letters.slice(0, -1));
  return key !== undefined && isMeantAsPossessive(runs, at) ? key : undefined;
}

/** A family together: the Foxes. */
function familyOf(runs: readonly Run[], at: number, { words }: Roster): string | undefined {
  const { letters = '', first } = runs[at] ?? {};
  if (!/(?:[sxz]|ch|sh)es$/u.test(letters) || first !== false || !hasCapital(runs, at))
    return undefined;
  return words.get(letters.slice(0, -2));
}

/** A name within a handle: Hana2015, lily_chen09, HanaWhitcombe, H4na. */
function handleOf({ text, letters, parts, gap }: Run, roster: Roster): string | undefined {
  const { words, phrases, handles } = roster;
  const whole = phrases.get(letters) ?? (isKnownWord(letters) ? undefined : handles.get(letters));
  if (whole !== undefined) return whole;
  const half = halfOf(letters);
  if (half !== undefined && !isKnownWord(letters) && words.has(half)) return words.get(half);
  if (/\d/u.test(text)) {
    const spelt = text.replace(/[013457]/gu, (digit) => letterOfDigit[digit] ?? digit);
    const key = words.get(plainLetters(spelt)) ?? words.get(letters);
    if (key !== undefined) return key;
  }
  if (parts.length < 2) return undefined;
  for (let from = 0; from < parts.length; from++) {
    let joined = '';
    for (let to = from; to < Math.min(parts.length, from + PARTS_OF_A_NAME); to++) {
      joined += parts[to] ?? '';
      const key = words.get(joined) ?? phrases.get(joined) ?? words.get(joined.replace(/s$/u, ''));
      if (key !== undefined && (joined.length > 2 || gap.endsWith('#'))) return key;
    }
  }
  return undefined;
}

function nearOf(runs: readonly Run[], at: number, { near, words }: Roster): string | undefined {
  const { letters = '', parts = [] } = runs[at] ?? {};
  if (letters.length < 3) return undefined;
  if (/(\p{L})\1\1/u.test(letters)) {
    const key = near.drawnOut(letters);
    if (key !== undefined && !(isKnownWord(key) && isOftenDrawnOut(key))) return key;
  }
  const capital = hasCapital(runs, at) || isAmongPeople(runs, at) || isNamedOrSelf(runs, at);
  for (const part of parts.length > 1 && parts.length <= MOST_PARTS ? parts : [letters]) {
    if (part.length < 3) continue;
    const plural = part.endsWith('ies') ? words.get(`${part.slice(0, -3)}y`) : undefined;
    const key =
      plural ?? near.near(part, capital) ?? withoutS(part, (stem) => near.near(stem, capital));
    if (key === undefined || isKnownWord(part) || isPlaceOrBrand(part)) continue;
    if (hasCapital(runs, at) || !isMisspeltWord(runs, at, key)) return key;
  }
  const heard = heardRoughly(runs, at, near);
  if (heard !== undefined) return heard;
  const isInside = runs[at]?.first === false || ownsRelation(runs, at);
  return hasCapital(runs, at) && isInside ? calledIn(letters, near) : undefined;
}

function heardRoughly(runs: readonly Run[], at: number, near: Roster['near']): string | undefined {
  const { letters = '' } = runs[at] ?? {};
  const key = near.heardRoughly(letters);
  if (key === undefined || isKnownWord(letters) || isPlaceOrBrand(letters)) return undefined;
  if (isToldAsSomebody(runs, at)) return key;
  // Texts in te reo and in languages of the Pacific are full of words that no dictionary has.
  if (hasMaoriShape(letters) || isNearWord(letters)) return undefined;
  return hasManySounds(letters) || mayBeSomebody(runs, at) ? key : undefined;
}

const mayBeSomebody = (runs: readonly Run[], at: number): boolean =>
  beforePeople.has(neighbour(runs, at, -1)) || deeds.has(neighbour(runs, at, 1));

/** At a sentence’s beginning, too: Mania’s nan. */
function ownsRelation(runs: readonly Run[], at: number): boolean {
  const owner = runs[at + 1];
  return owner?.letters === 's' && owner.gap !== ' ' && relations.has(neighbour(runs, at, 2));
}

/** Contexts that show a lower-case name: me and nav, then nav laughed. */
function isAmongPeople(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  return /^(?:and|with)$/u.test(before) || peoplesDeeds.has(after) || after === 'and';
}

/** I am tay; my name is mai. */
function isNamedOrSelf(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  const isSelf = before === 'im' || (before === 'am' && neighbour(runs, at, -2) === 'i');
  return isSelf || isNamed(runs, at);
}

/** Riley and mads: a name that is no word stands beside it. */
export function isBesideName(runs: readonly Run[], at: number, { words }: Roster): boolean {
  const isName = (offset: -2 | 2) => {
    const letters = neighbour(runs, at, offset);
    return words.has(letters) && !isKnownWord(letters);
  };
  return (
    (neighbour(runs, at, -1) === 'and' && isName(-2)) ||
    (neighbour(runs, at, 1) === 'and' && isName(2))
  );
}

/** With a capital, even a known word can be a short or drawn-out name. */
export function calledIn(letters: string, near: Roster['near']): string | undefined {
  const isOther =
    functionWords.has(letters) ||
    titles.has(letters) ||
    parents.has(letters) ||
    isPlaceOrBrand(letters);
  return isOther ? undefined : (near.beginning(letters) ?? near.near(letters, true));
}

function withoutS(part: string, find: (stem: string) => string | undefined): string | undefined {
  return part.endsWith('s') && part.length > 3 ? find(part.slice(0, -1)) : undefined;
}

function isOftenDrawnOut(key: string): boolean {
  return /^(?:so|no|go|oh|my|we|he|see|say|long|way|you|yes|all|hi|an|do|te)$/u.test(key);
}
