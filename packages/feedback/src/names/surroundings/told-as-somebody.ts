import { isNamesPlace } from './name-places.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import {
  beforeDeeds,
  beforeVerbs,
  deeds,
  doneTo,
  functionWords,
  objects,
  peoplesDeeds,
  relations,
  subjects,
} from '../words/word-classes.ts';
import { isThing, ownsSomething } from './is-thing.ts';

const friends = /^(?:friends?|fr(?:e|ei)nds?|mates?|buddy|bestie|bff|cousins?|classmate)$/u;
/** What is done with people rather than with things. */
const inCompany =
  /^(?:sat|sit|sitting|went|go|going|came|come|coming|walked|walking|talked|talking|swam|danced|biked|hung|friends)$/u;

/** Whether a word is told to be somebody: “me and hen went”, “then lock said no”. */
export function isToldAsSomebody(runs: readonly Run[], at: number): boolean {
  const { letters = '', first = true } = runs[at] ?? {};
  if (functionWords.has(letters) || isThing(runs, at)) return false;
  if (ownsSomething(runs, at)) return true;
  if (hasCapital(runs, at)) return !first || deeds.has(neighbour(runs, at, 1));
  if (relations.has(letters)) return false;
  if (letters.endsWith('s')) return isInCompany(runs, at);
  return isNamesPlace(runs, at) || isWithPeople(runs, at);
}

/** “My friend hen”, “me and hen”, “I sat with hen”, “gave hen a hug”. */
export function isWithPeople(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (friends.test(before) || /^(?:named|called)$/u.test(before)) return true;
  if (before === 'and' && before2 === 'me') return true;
  if (after === 'and' && /^(?:me|i)$/u.test(neighbour(runs, at, 2))) return true;
  if (before === 'with' && inCompany.test(before2)) return true;
  if (doneTo.has(before) && objects.has(after)) return true;
  return beforeDeeds.has(before) && peoplesDeeds.has(after);
}

/** “Me and hen”, “hen and me”, “then hen and I”, “my friend hen”; not ‘I saw lava and I ran’. */
export function isInCompany(runs: readonly Run[], at: number): boolean {
  const [before, after2] = [neighbour(runs, at, -1), neighbour(runs, at, 2)];
  if (friends.test(before)) return true;
  if (before === 'and' && neighbour(runs, at, -2) === 'me') return true;
  if (neighbour(runs, at, 1) !== 'and') return false;
  return after2 === 'me' || (after2 === 'i' && beforeDeeds.has(before));
}

/** Whether a word that is somebody elsewhere in the text may be so here: no thing and no verb. */
export function isSomebodyAgain(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  if (subjects.has(before) || beforeVerbs.has(before)) return false;
  return !functionWords.has(runs[at]?.letters ?? '') && !isThing(runs, at);
}
