import { isInState } from '../surroundings/in-state.ts';
import { isOnlySomebody } from '../surroundings/only-somebody.ts';
import { isWithPeople } from '../surroundings/told-as-somebody.ts';
import { isThing } from '../surroundings/is-thing.ts';
import { isNamed } from '../surroundings/name-told.ts';
import { kin } from '../words/people-and-places.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { functionWords, relations, subjects } from '../words/word-classes.ts';

/** “Our goalie was Tā”, “Ma is my bestie”: somebody is called by the first two letters of a name. */
export function calledByTwoLetters(
  runs: readonly Run[],
  at: number,
  { firstTwoLetters, words }: Roster,
): NamedRuns | null {
  const { letters = '' } = runs[at] ?? {};
  if (letters.length !== 2 || !firstTwoLetters.has(letters) || words.has(letters)) return null;
  if (!hasCapital(runs, at) || subjects.has(letters) || isThing(runs, at)) return null;
  // “Tā Moko”, ‘My Friend Is So Funny’.
  if (runs[at + 1]?.gap === ' ' && /^\p{Lu}/u.test(runs[at + 1]?.text ?? '')) return null;
  return isSomebody(runs, at) ? { from: at, to: at, key: letters, less: 0 } : null;
}

function isSomebody(runs: readonly Run[], at: number): boolean {
  if (isNamed(runs, at) || isDearest(runs, at)) return true;
  if (!functionWords.has(runs[at]?.letters ?? ''))
    return isOnlySomebody(runs, at) || isInState(runs, at) || isWithPeople(runs, at);
  return runs[at]?.first === false && isRole(runs, at);
}

/** “Ma is my bestie.” */
const isDearest = (runs: readonly Run[], at: number): boolean =>
  /^(?:is|was)$/u.test(neighbour(runs, at, 1)) &&
  /^(?:my|our)$/u.test(neighbour(runs, at, 2)) &&
  isCloseTo(runs, at + 3);

const isCloseTo = (runs: readonly Run[], at: number): boolean =>
  [at, at + 1].some((one) => {
    const { letters = '', afterStop = true } = runs[one] ?? {};
    return !afterStop && (kin.has(letters) || relations.has(letters));
  });

/** “Our keeper is Te.” */
const isRole = (runs: readonly Run[], at: number): boolean =>
  /^(?:is|was)$/u.test(neighbour(runs, at, -1)) &&
  (kin.has(neighbour(runs, at, -2)) || roles.test(neighbour(runs, at, -2)));

const roles =
  /^(?:captain|goalie|keeper|leader|buddy|partner|coach|winner|champion|hero|best|fastest)$/u;
