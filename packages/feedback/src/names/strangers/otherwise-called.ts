import { hasCapital, neighbour, type Run } from '../letters/runs.ts';

/** Whether a word is told to be another name of somebody who stands beside it. */
export function isOtherwiseCalled(
  runs: readonly Run[],
  at: number,
  people: ReadonlySet<number>,
): boolean {
  return (
    isInBrackets(runs, at, people) ||
    isAlias(runs, at, people) ||
    isSaidFor(runs, at, people) ||
    isForShort(runs, at)
  );
}

/** Mr Dunlop (“Dunny”). Without the marks, it is what somebody does: Mia (Captain). */
const isInBrackets = (runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean =>
  people.has(at - 1) &&
  hasCapital(runs, at) &&
  /^\s?\(["“‘']$/u.test(runs[at]?.gap ?? '') &&
  /^["”’']\)/u.test(runs[at + 1]?.gap ?? '');

/** “T-Dog aka Tavita”, “Tavita aka Tank”, “Tavita, also known as Tank”, “Aoife, pronounced Eefa”. */
function isAlias(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  if (runs[at + 1]?.letters === 'aka') return people.has(at + 2);
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (before === 'aka') return people.has(at - 2);
  if (before === 'pronounced') return people.has(at - 2) || people.has(at - 3);
  if (before !== 'as' || before2 !== 'known' || !hasCapital(runs, at)) return false;
  return people.has(at - 3) || people.has(at - 4);
}

const how = /^(?:thats|that s|that is|its|which is) (?:how|what) (?:you|we|i|they|people) /u;
const saying = /^(?:say|pronounce|spell|call)$/u;

/** “Drew (thats how you say Dhruv)”. */
function isSaidFor(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  if (!/^(?:,|\s?\(|\s?[–—-])/u.test(runs[at + 1]?.gap ?? '')) return false;
  const verb = runs.slice(at + 1, at + 7).findIndex(({ letters }) => saying.test(letters));
  if (verb === -1 || !people.has(at + 2 + verb)) return false;
  const said = runs.slice(at + 1, at + 1 + verb).map(({ letters }) => letters);
  return how.test(`${said.join(' ')} `);
}

/** “Tank for short”. */
const isForShort = (runs: readonly Run[], at: number): boolean =>
  hasCapital(runs, at) && neighbour(runs, at, 1) === 'for' && neighbour(runs, at, 2) === 'short';
