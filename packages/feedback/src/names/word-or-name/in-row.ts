import { isKnownWord } from '../words/known-words.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { beforeVerbs, deeds, subjects } from '../words/word-classes.ts';

const FEWEST_IN_A_ROW = 3;
const MOST_IN_A_ROW = 12;
const ending = /^(?:|and|are|were|vs|v|with)$/u;
const heading = /:\s*$/u;

/**
 * Whether a name stands in a row of names without commas: “our team: will hope mark tane”. One of
 * them is no word, or a colon comes before them all.
 */
export function isInRow(
  runs: readonly Run[],
  at: number,
  words: ReadonlyMap<string, string>,
): boolean {
  const isNext = (i: number) => runs[i]?.gap === ' ' && words.has(runs[i].letters);
  if (beginsList(runs, at, words)) return true;
  let last = at;
  while (last - at < MOST_IN_A_ROW && isNext(last + 1)) last += 1;
  let first = at;
  while (at - first < MOST_IN_A_ROW && isNext(first) && words.has(runs[first - 1]?.letters ?? ''))
    first -= 1;
  // “I hope tane mark and ari will come.”
  const before = runs[first]?.gap === ' ' ? (runs[first - 1]?.letters ?? '') : '';
  if (subjects.has(before) || beforeVerbs.has(before)) first += 1;
  while (last > first && !mayEndAt(runs, last)) last -= 1;
  if (at < first || at > last || last - first + 1 < FEWEST_IN_A_ROW) return false;
  if (heading.test(runs[first]?.gap ?? '')) return true;
  return runs.slice(first, last + 1).some(({ letters }) => !isKnownWord(letters));
}

/** “My team is sunny, tane and bo”; not ‘it was sunny, tane and I swam’. */
function beginsList(runs: readonly Run[], at: number, words: ReadonlyMap<string, string>): boolean {
  const isName = (i: number) => {
    const letters = runs[i]?.letters ?? '';
    return words.has(letters) && !isKnownWord(letters);
  };
  if (runs[at + 1]?.gap !== ', ' || !isName(at + 1)) return false;
  if (neighbour(runs, at, -1) === 'was') return false;
  return runs[at + 2]?.gap === ', '
    ? isName(at + 2)
    : runs[at + 2]?.letters === 'and' && isName(at + 3);
}

/** “Tane will hope so”: what is no end of a row is what somebody in it does. */
function mayEndAt(runs: readonly Run[], at: number): boolean {
  const after = neighbour(runs, at, 1);
  return !isKnownWord(runs[at]?.letters ?? '') || ending.test(after) || deeds.has(after);
}
