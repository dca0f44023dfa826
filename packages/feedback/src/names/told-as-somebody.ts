import { isNamesPlace } from './name-places.ts';
import { hasCapital, neighbour, type Run } from './runs.ts';
import { deeds, doneTo, functionWords, objects, peoplesDeeds, relations } from './word-classes.ts';
import { isThing, ownsSomething } from './word-or-name.ts';

const friends = /^(?:friends?|mates?|buddy|bestie|bff|cousins?|classmate|named|called)$/u;
/** What is done with people rather than with things. */
const inCompany =
  /^(?:sat|sit|sitting|went|go|going|came|come|coming|walked|walking|talked|talking|swam|danced|biked|hung)$/u;
const beforeDeeds = /^(?:|and|then|but|so|when|because|after|before)$/u;

/** Whether a word is told to be somebody: “me and hen went”, “then lock said no”. */
export function isToldAsSomebody(runs: readonly Run[], at: number): boolean {
  const { letters = '', first = true } = runs[at] ?? {};
  if (functionWords.has(letters) || isThing(runs, at)) return false;
  if (ownsSomething(runs, at)) return true;
  if (hasCapital(runs, at)) return !first || deeds.has(neighbour(runs, at, 1));
  if (letters.endsWith('s') || relations.has(letters)) return false;
  return isNamesPlace(runs, at) || isWithPeople(runs, at);
}

function isWithPeople(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (friends.test(before)) return true;
  if (before === 'and' && before2 === 'me') return true;
  if (after === 'and' && /^(?:me|i)$/u.test(after2)) return true;
  if (before === 'with' && inCompany.test(before2)) return true;
  if (doneTo.has(before) && objects.has(after)) return true;
  return beforeDeeds.test(before) && peoplesDeeds.has(after);
}
