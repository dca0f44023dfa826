import { isKnownWord } from '../words/known-words.ts';
import type { Roster } from '../class-list/roster.ts';
import { neighbour, type Run } from '../letters/runs.ts';

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
