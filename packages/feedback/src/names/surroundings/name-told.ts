import { naming } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { functionWords } from '../words/word-classes.ts';

const calling = /^(?:call|calls|called|nicknamed)$/u;

/** “My name is mai”, “his nickname was Foxy”, “my name in Chinese is 李明”, “they call me bex”. */
export function isNameTold(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (/^(?:me|him|her|them)$/u.test(before) && calling.test(before2))
    return !functionWords.has(runs[at]?.letters ?? '');
  if (!/^(?:is|was|s)$/u.test(before)) return false;
  return (
    isName(before2) || (neighbour(runs, at - 2, -1) === 'in' && isName(neighbour(runs, at - 2, -2)))
  );
}

const isName = (letters: string) => /^(?:nick)?name$/u.test(letters);

/** The same, or “a boy called mai”. */
export const isNamed = (runs: readonly Run[], at: number): boolean =>
  naming.has(neighbour(runs, at, -1)) || isNameTold(runs, at);
