import { isKupu } from '../../language/te-reo/te-reo.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { isEnglish } from '../words/known-words.ts';
import { kin, titles } from '../words/people-and-places.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';

/** Kupu are given as names, too: Mihi laughed. */
export function isKupuActing(
  runs: readonly Run[],
  at: number,
  actions: ReadonlySet<string>,
): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!isKupu(letters) || isEnglish(letters) || isPlaceOrBrand(letters)) return false;
  return !titles.has(letters) && !kin.has(letters) && actions.has(neighbour(runs, at, 1));
}
