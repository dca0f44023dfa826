import { isFamiliar } from '../../reading/familiar-words.ts';
import { hasMaoriShape, isKupu } from '../../language/te-reo/te-reo.ts';
import { isMisspeltFunctionWord } from './misspelt-function-words.ts';
import { isNearWord } from './misspelt-words.ts';
import { isKnownWord } from '../words/known-words.ts';
import { kin, parents, titles } from '../words/people-and-places.ts';
import { isOnlySomebody } from '../surroundings/only-somebody.ts';
import { isPlaceHere } from '../word-or-name/place-or-person.ts';
import { isSignedAlone } from '../surroundings/signed-alone.ts';
import { isMeantAsName } from '../word-or-name/word-or-name.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { isThing, ownsSomething } from '../surroundings/is-thing.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import { isWithPeople } from '../surroundings/told-as-somebody.ts';
import { isNameTold } from '../surroundings/name-told.ts';
import {
  beforeDeeds,
  beforePeople,
  deeds,
  functionWords,
  objects,
  peoplesDeeds,
  relations,
  saying,
  subjects,
} from '../words/word-classes.ts';

/**
 * The name that a word sounds like where only somebody can stand: “Hop said” and “me and hop” of
 * Hope, “Male made a card” of Malia.
 */
export function heardAsWord(runs: readonly Run[], at: number, roster: Roster): string | undefined {
  const { letters = '' } = runs[at] ?? {};
  const key = roster.heard.find(letters, hasCapital(runs, at) || isNameTold(runs, at));
  if (
    key === undefined ||
    isSomethingElse(letters) ||
    isPlaceHere(runs, at, roster) ||
    isThing(runs, at)
  )
    return undefined;
  const isSomebody =
    isSaying(runs, at) ||
    isAlongside(runs, at) ||
    isListedWithNames(runs, at, roster) ||
    isCapitalAlone(runs, at) ||
    isSignedAlone(runs, at) ||
    isNameTold(runs, at) ||
    isInRowOfNames(runs, at, roster) ||
    isSpeaker(runs, at) ||
    isNoWordWherePeopleStand(runs, at) ||
    (ownsSomething(runs, at) && relations.has(neighbour(runs, at, 2)));
  return isSomebody ? key : undefined;
}

const isSomethingElse = (letters: string): boolean =>
  functionWords.has(letters) ||
  isMisspeltFunctionWord(letters) ||
  subjects.has(letters) ||
  objects.has(letters) ||
  deeds.has(letters) ||
  titles.has(letters) ||
  parents.has(letters) ||
  relations.has(letters) ||
  kin.has(letters);

/** What somebody does rather than a thing, if a capital says that it may be somebody. */
const made = /^(?:made|took|got|won|found|showed|shared|passed|chose|wrote|drew|sold)$/u;
const endsSpeech = /["”’']\s?$/u;

/** “Hop said”, “then hop laughed”, “‘No!’ said hop”. */
function isSaying(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (saying.has(before)) return endsSpeech.test(runs[at - 1]?.gap ?? '') && !isGoingOn(after);
  if (!beforeDeeds.has(before)) return false;
  return peoplesDeeds.has(after) || (hasCapital(runs, at) && made.test(after));
}

const isGoingOn = (after: string): boolean => functionWords.has(after) && after !== 'and';

const friend = /^(?:friend|frend|freind|cuzin|mate|buddy|bestie|bff|classmate|cousin)$/u;

/** “Me and hop went”, “hop and me”, “my friend hop”; not ‘my friend read a book’. */
function isAlongside(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (friend.test(before) || (before === 'and' && before2 === 'me'))
    return after === '' || after === 'and' || deeds.has(after);
  return after === 'and' && /^(?:me|i)$/u.test(after2) && beforeDeeds.has(before);
}

const MOST_LISTED = 6;

/** “Tevita, hop and I”, “Tevita and hop”, “hop, Tevita and I”: a name that is no word is listed with it. */
function isListedWithNames(runs: readonly Run[], at: number, roster: Roster): boolean {
  const isName = (i: number) => isSurelyName(runs, i, roster);
  const after = neighbour(runs, at, 1);
  const endsHere = after === '' || after === 'and' || runs[at + 1]?.gap === ', ';
  // “Dad took wyut and Tevita.”
  if (beforeDeeds.has(neighbour(runs, at, -1)) || !isKnownWord(runs[at]?.letters ?? '')) {
    if (after === 'and' && isName(at + 2)) return true;
    if (runs[at + 1]?.gap === ', ' && isName(at + 1)) return true;
  }
  const isLast = neighbour(runs, at, -1) === 'and';
  if (!endsHere && !(isLast && deeds.has(after))) return false;
  let item = isLast ? at - 2 : at;
  if (isLast && isName(item)) return true;
  for (let listed = 0; listed < MOST_LISTED && runs[item]?.gap === ', '; listed++) {
    item -= 1;
    if (isName(item)) return true;
  }
  return false;
}

/** “Teams: hop tevita malia”: two names beside it, without commas. */
function isInRowOfNames(runs: readonly Run[], at: number, roster: Roster): boolean {
  const isBeside = (by: number) =>
    runs[by > 0 ? at + by : at + by + 1]?.gap === ' ' && isSurelyName(runs, at + by, roster);
  const [before, after] = [isBeside(-1), isBeside(1)];
  return (before && (after || isBeside(-2))) || (after && isBeside(2));
}

/** “Droo: I cant come”, in a chat or a play. */
const isSpeaker = (runs: readonly Run[], at: number): boolean =>
  runs[at]?.afterStop === true &&
  (runs[at + 1]?.gap.startsWith(': ') ?? false) &&
  !isKnownWord(runs[at].letters);

function isSurelyName(runs: readonly Run[], at: number, { words, listed, near }: Roster): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (letters.length < 3) return false;
  if (isKnownWord(letters)) return listed.has(letters) && isMeantAsName(runs, at);
  return words.has(letters) || near.near(letters, hasCapital(runs, at)) !== undefined;
}

/** “It was Bow”: a capital among small letters that begins no sentence. Kupu have one in Te Whare. */
function isCapitalAlone(runs: readonly Run[], at: number): boolean {
  if (runs[at]?.first !== false || !hasCapital(runs, at)) return false;
  if (isKupu(runs[at].letters)) return false;
  return ![at - 1, at + 1].some((i) => runs[i]?.first === false && hasCapital(runs, i));
}

/** After these come things as often as people. */
const beforeThingsToo = /^(?:and|with|by|for|from|likes?|loves?|poor|little|was)$/u;
const onlyBeforePeople = /^(?:told|asked|hugged|thanked|than|except|mr|mrs|miss)$/u;
const doneByThings = /^(?:and|is|went|came|fell|got|goes|comes)$/u;
const pronouns = /^(?:i|you|he|she|it|we|they|who)$/u;

/** “Luckily wyut knew”, “taller than sharlot”: what is no word, where people stand. */
function isNoWordWherePeopleStand(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (isFamiliar(letters) || isKupu(letters)) return false;
  if (isNamesPlace(runs, at) || (!isKnownWord(letters) && isWithPeople(runs, at))) return true;
  if (pronouns.test(before)) return false;
  if (isOnlySomebody(runs, at) || onlyBeforePeople.test(before)) return true;
  if (isKnownWord(letters) || hasMaoriShape(letters) || isNearWord(letters)) return false;
  if (deeds.has(after) && !doneByThings.test(after)) return true;
  return beforePeople.has(before) && !beforeThingsToo.test(before);
}
