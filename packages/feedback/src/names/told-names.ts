import { isFamiliar } from '../reading/familiar-words.ts';
import { isKnownWord } from './known-words.ts';
import { isBesideName } from './name-in-run.ts';
import { calledIn } from './near-name-in-run.ts';
import type { Roster } from './roster.ts';
import type { Run } from './runs.ts';
import { isInCompany } from './told-as-somebody.ts';
import { isToldAsName } from './word-or-name.ts';

/** Words that a text has as a name somewhere, where nothing else explains them. */
export const toldNames = (runs: readonly Run[], roster: Roster): ReadonlySet<string> =>
  new Set(runs.flatMap(({ letters }, at) => (isTold(runs, at, roster) ? [letters] : [])));

function isTold(runs: readonly Run[], at: number, roster: Roster): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (roster.rarelyNames.has(letters))
    return isInCompany(runs, at) || isBesideName(runs, at, roster);
  return roster.words.has(letters) ? isToldAsName(runs, at) : isShortened(runs, at, roster);
}

/** “My friend Dais”, “me and dais”, of Daisy. */
function isShortened(runs: readonly Run[], at: number, { near }: Roster): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!isInCompany(runs, at) || letters.length < 3 || !isKnownWord(letters) || isFamiliar(letters))
    return false;
  return calledIn(letters, near) !== undefined;
}
