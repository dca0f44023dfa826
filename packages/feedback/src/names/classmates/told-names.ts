import { isFamiliar } from '../../reading/familiar-words.ts';
import { remembered } from '../../text/remembered.ts';
import { isBesideName } from '../word-or-name/beside-name.ts';
import { isKnownWord } from '../words/known-words.ts';
import { calledIn } from '../misspelt/near-name-in-run.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, type Run } from '../letters/runs.ts';
import { isThing } from '../surroundings/is-thing.ts';
import { isInCompany } from '../surroundings/told-as-somebody.ts';
import { isToldAsName } from '../word-or-name/word-or-name.ts';

/** Adds words that a text has as a name somewhere, where nothing else explains them. */
export function addToldNames(told: Set<string>, runs: readonly Run[], roster: Roster): void {
  for (const [at, { letters }] of runs.entries()) if (isTold(runs, at, roster)) told.add(letters);
}

function isTold(runs: readonly Run[], at: number, roster: Roster): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (roster.rarelyNames.has(letters))
    return isInCompany(runs, at) || isBesideName(runs, at, roster);
  return roster.words.has(letters) ? isToldAsName(runs, at) : isShortened(runs, at, roster);
}

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;
const isRareWord = remembered(MOST_KEPT, (letters) => isKnownWord(letters) && !isFamiliar(letters));

/** “My friend Dais”, “me and dais”, “I told Dais”, “dais and Riley”, of Daisy. */
function isShortened(runs: readonly Run[], at: number, roster: Roster): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (letters.length < 3 || !isRareWord(letters)) return false;
  const isCapital = runs[at]?.first === false && hasCapital(runs, at) && !isThing(runs, at);
  if (!isCapital && !isInCompany(runs, at) && !isBesideName(runs, at, roster)) return false;
  return calledIn(runs, at, roster) !== undefined;
}
