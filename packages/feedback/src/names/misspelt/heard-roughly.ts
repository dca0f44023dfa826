import { hasMaoriShape } from '../../language/te-reo/te-reo.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNearWord } from './misspelt-words.ts';
import { isOnlyMisheard } from '../sounds/vowels-alike.ts';
import { isPlaceHere } from '../word-or-name/place-or-person.ts';
import { isThing } from '../surroundings/is-thing.ts';
import { isToldAsSomebody } from '../surroundings/told-as-somebody.ts';
import { hasManySounds } from '../sounds/rough-sound.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { beforePeople, deeds, subjects } from '../words/word-classes.ts';

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
  return hasManySounds(letters) || mayBeSomebody(runs, at) || !isThingOrDeed(runs, at)
    ? key
    : undefined;
}

/** “A hoomf”, “he hoomft”. */
const isThingOrDeed = (runs: readonly Run[], at: number): boolean =>
  isThing(runs, at) || subjects.has(neighbour(runs, at, -1));

/** He wrote “Neeve” on it; “Seersha, Sersha, they say.” */
function isShownName(runs: readonly Run[], at: number): boolean {
  if (!hasCapital(runs, at)) return false;
  const gapAfter = runs[at + 1]?.gap ?? '';
  if (gapAfter === ', ') return hasCapital(runs, at + 1);
  return /["“‘']$/u.test(runs[at]?.gap ?? '') && /^["”’']/u.test(gapAfter);
}

const mayBeSomebody = (runs: readonly Run[], at: number): boolean =>
  beforePeople.has(neighbour(runs, at, -1)) || deeds.has(neighbour(runs, at, 1));
