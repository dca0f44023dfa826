import type { NamedRuns } from '../letters/named-runs.ts';
import { LETTERS_OF_A_BEGINNING } from '../sounds/near-names.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { peoplesDeeds } from '../words/word-classes.ts';

/** What tells a person from a thing in te reo: ‘te kahu’ is a cloak. */
const beforePeople = /^(?:and|with|told|asked|hi|dear|hey)$/u;

/** Te Kahu for Te Kahurangi. */
export function cutShortAfterTe(
  runs: readonly Run[],
  from: number,
  { near }: Roster,
): NamedRuns | null {
  if (runs[from]?.letters !== 'te') return null;
  const name = runs[from + 1];
  if (name?.gap !== ' ' || name.letters.length < LETTERS_OF_A_BEGINNING) return null;
  const key = near.beginning(`te${name.letters}`);
  if (key === undefined || isPlaceOrBrand(name.letters)) return null;
  const isTold =
    hasCapital(runs, from + 1) ||
    beforePeople.test(neighbour(runs, from, -1)) ||
    peoplesDeeds.has(neighbour(runs, from + 1, 1));
  return isTold ? { from, to: from + 1, key, less: 0 } : null;
}
