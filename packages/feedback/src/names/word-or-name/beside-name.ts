import { isKnownWord } from '../words/known-words.ts';
import type { Roster } from '../class-list/roster.ts';
import { neighbour, type Run } from '../letters/runs.ts';

/** “Mads and Riley”, “brook and shanya”: a name that is no word, or nearly one, stands beside it. */
export function isBesideName(runs: readonly Run[], at: number, { words, near }: Roster): boolean {
  const isName = (offset: -2 | 2) => {
    const letters = neighbour(runs, at, offset);
    if (letters === '' || isKnownWord(letters)) return false;
    return words.has(letters) || near.near(letters, false) !== undefined;
  };
  return (
    (neighbour(runs, at, -1) === 'and' && isName(-2)) ||
    (neighbour(runs, at, 1) === 'and' && isName(2))
  );
}
