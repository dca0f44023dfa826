import { isKnownWord } from '../words/known-words.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import { keysBeside } from '../sounds/neighbour-keys.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import type { Run } from '../letters/runs.ts';
import { wordSet } from '../../text/word-set.ts';

/** As far from the name (runs), in the next sentence, too: “Kosepj... I mean Joseph”. */
const MOST_APART = 4;
const FEWEST_LETTERS = 3;
/** What is said once a word is wrong. */
const mending = wordSet(
  'mean meant oops whoops woops sorry soz wait no nope not typo spelt rather',
);

/**
 * Adds words that stand near a name and are it, with letters from the keys beside: “Lro. Oops, Leo”.
 * What is a word, too, counts only where it is said to be wrong.
 */
export function withTypedBeside(
  found: readonly NamedRuns[],
  runs: readonly Run[],
): readonly NamedRuns[] {
  const taken = new Set(found.flatMap(({ from, to }) => [from, to]));
  const typed: NamedRuns[] = [];
  for (const { from, to, key, less } of found) {
    if (from !== to || less !== 0) continue;
    const name = runs[from]?.letters ?? '';
    if (name.length < FEWEST_LETTERS) continue;
    for (let at = from - MOST_APART; at <= from + MOST_APART; at += 1) {
      const { letters = '' } = runs[at] ?? {};
      if (letters.length !== name.length || taken.has(at)) continue;
      const beside = keysBeside(letters, name);
      if (beside === null || beside === 0 || beside * 2 > name.length + 1) continue;
      const isWord = isKnownWord(letters) || isPlaceOrBrand(letters);
      if (isWord && !isMended(runs, at, from)) continue;
      taken.add(at);
      typed.push({ from: at, to: at, key, less: 0 });
    }
  }
  if (typed.length === 0) return found;
  return [...found, ...typed].toSorted((one, other) => one.from - other.from);
}

/** “Marl, I mean Mark.” */
const isMended = (runs: readonly Run[], at: number, name: number): boolean =>
  at < name && runs.slice(at + 1, name).some(({ letters }) => mending.has(letters));
