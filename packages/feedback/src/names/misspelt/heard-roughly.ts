import { hasMaoriShape } from '../../language/te-reo/te-reo.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNearWord, isWordsPlace } from './misspelt-words.ts';
import { isOnlyMisheard } from '../sounds/vowels-alike.ts';
import { isPlaceHere } from '../word-or-name/place-or-person.ts';
import { isToldAsSomebody } from '../surroundings/told-as-somebody.ts';
import { kinHeard } from '../strangers/told-strangers.ts';
import { hasManySounds, heardAs } from '../sounds/rough-sound.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { adjectives, beforePeople, beforeThings, deeds, subjects } from '../words/word-classes.ts';

/**
 * The name that letters which are no word may sound like: wherever they stand, if they aren't near a
 * word either, and else where somebody is told of.
 */
export function heardRoughly(runs: readonly Run[], at: number, roster: Roster): string | undefined {
  const { letters = '' } = runs[at] ?? {};
  const key = roster.near.heardRoughly(letters);
  if (key === undefined || isKnownWord(letters) || isPlaceHere(runs, at, roster)) return undefined;
  if (isToldAsSomebody(runs, at) || isShownName(runs, at)) return key;
  // Texts in te reo and in languages of the Pacific are full of words that no dictionary has.
  if (hasMaoriShape(letters) && !isOnlyMisheard(letters, key)) return undefined;
  if (isNearWord(letters)) return undefined;
  return hasManySounds(letters) || mayBeSomebody(runs, at) || !isOtherThanName(runs, at)
    ? key
    : undefined;
}

/** What follows a verb, and hardly a name: “it skrayps the roof”. */
const determiners = /^(?:an?|the|my|our|your|his|their|some|this|that)$/u;
const beforeDeed = /^(?:allowed|able|going|ready|how|wants?|wanted)$/u;

/** Whether it is more likely what somebody does, or what something is like. */
function isOtherThanName(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (isWordsPlace(runs, at) || subjects.has(before)) return true;
  if (before === 'to' && beforeDeed.test(neighbour(runs, at, -2))) return true;
  if (adjectives.has(before) || adjectives.has(after) || determiners.test(after)) return true;
  return isQualified(runs, at);
}

const MOST_QUALITIES = 2;

/** “A smal grene hoomf”; not ‘my bruvver Hoomf’. */
function isQualified(runs: readonly Run[], at: number): boolean {
  let from = at;
  while (at - from < MOST_QUALITIES && isNoWordOfKin(neighbour(runs, from, -1))) from -= 1;
  return from < at && beforeThings.has(neighbour(runs, from, -1));
}

const isNoWordOfKin = (letters: string): boolean =>
  letters !== '' && !isKnownWord(letters) && !kinHeard.has(heardAs(letters));

/** He wrote “Neeve” on it; “Seersha, Sersha, they say.” */
function isShownName(runs: readonly Run[], at: number): boolean {
  if (!hasCapital(runs, at)) return false;
  const gapAfter = runs[at + 1]?.gap ?? '';
  if (gapAfter === ', ') return hasCapital(runs, at + 1);
  return /["“‘']$/u.test(runs[at]?.gap ?? '') && /^["”’']/u.test(gapAfter);
}

const mayBeSomebody = (runs: readonly Run[], at: number): boolean =>
  beforePeople.has(neighbour(runs, at, -1)) || deeds.has(neighbour(runs, at, 1));
