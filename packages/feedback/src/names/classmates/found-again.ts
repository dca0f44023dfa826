import type { NamedRuns } from '../letters/named-runs.ts';
import type { Run } from '../letters/runs.ts';
import { isSomebodyAgain } from '../surroundings/told-as-somebody.ts';
import { isKnownWord } from '../words/known-words.ts';

const FEWEST_LETTERS = 3;

/** Adds where what is no word, and a name elsewhere in the text, stands again: “Droo: hi. droo u ok”. */
export function withFoundAgain(found: readonly NamedRuns[], runs: readonly Run[]): NamedRuns[] {
  const keys = new Map<string, string>();
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
