import type { NamedRuns } from '../letters/named-runs.ts';
import type { Run } from '../letters/runs.ts';
import { isSomebodyAgain } from '../surroundings/told-as-somebody.ts';
import { isKnownWord } from '../words/known-words.ts';

const FEWEST_LETTERS = 3;

/**
 * Adds where what is no word, and a name elsewhere, stands again: “Droo: hi. droo u ok”.
 * @param keys those found so far, and whose they are; those of this text are added
 */
export function withFoundAgain(
  found: readonly NamedRuns[],
  runs: readonly Run[],
  keys: Map<string, string>,
): NamedRuns[] {
  const taken = new Set<number>();
  for (const { from, to, key, less } of found) {
    for (let at = from; at <= to; at++) taken.add(at);
    const { letters = '' } = runs[from] ?? {};
    if (from !== to || less !== 0 || letters.length < FEWEST_LETTERS) continue;
    if (!isKnownWord(letters)) keys.set(letters, key);
  }
  const again = runs.flatMap(({ letters }, at): NamedRuns[] => {
    const key = keys.get(letters);
    if (key === undefined || taken.has(at) || !isSomebodyAgain(runs, at)) return [];
    return [{ from: at, to: at, key, less: 0 }];
  });
  return [...found, ...again].toSorted((one, other) => one.from - other.from);
}
