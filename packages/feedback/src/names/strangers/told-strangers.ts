import { isFamiliar } from '../../reading/familiar-words.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNearWord } from '../misspelt/misspelt-words.ts';
import { isNickname } from './nicknames.ts';
import { isOtherwiseCalled } from './otherwise-called.ts';
import { kin, parents, titles } from '../words/people-and-places.ts';
import { isNearPlaceOrBrand, isPlaceOrBrand } from '../words/places-and-brands.ts';
import { heardAs } from '../sounds/rough-sound.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import {
  adjectives,
  beforeThings,
  deeds,
  functionWords,
  relations,
  subjects,
} from '../words/word-classes.ts';

/** Whether the words around a word say that it is somebody, be it a word or none. */
export function isToldStranger(
  runs: readonly Run[],
  at: number,
  people: ReadonlySet<number>,
): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (functionWords.has(letters)) return false;
  if (isOtherwiseCalled(runs, at, people)) return true;
  if (isNobody(letters)) return false;
  return (
    isOfRoom(runs, at) ||
    isSomebodysKin(runs, at) ||
    isParentsName(runs, at) ||
    isCompanyOf(runs, at, people) ||
    isNickname(runs, at)
  );
}

const nobody = new Set(
  [functionWords, subjects, titles, parents, kin, relations, deeds].flatMap((words) => [...words]),
);
const isNobody = (letters: string): boolean => nobody.has(letters) || isPlaceOrBrand(letters);

const room = /^(?:room|rm|year|yr)$/u;
const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/u;
/** Digits are no words of their own: they stand in the gap after ‘room’, or with letters. */
const isNumber = ({ text, letters, gap }: Run): boolean =>
  /^ \d/u.test(gap) || /\d/u.test(text) || number.test(letters);

/** “Nevaeh in room 8”; not ‘evryone from year 6’. */
function isOfRoom(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!/^(?:in|from)$/u.test(neighbour(runs, at, 1)) || !room.test(neighbour(runs, at, 2)))
    return false;
  const numbered = runs[at + 3];
  if (numbered !== undefined && !isNumber(numbered)) return false;
  return letters.length > 2 && !isKnownWord(letters) && !isNearWord(letters);
}

const clause = /^(?:|and|but|because|so|cos|coz)$/u;
const ofKin = /^(?:best|big|little|lil|baby|older|younger|oldest|youngest|new|only|other)$/u;
const animals = /^(?:dog|cat|puppy|kitten|pony|horse|hamster|captain|partner)$/u;
/** How kin sounds, so that cusin is one. */
export const kinHeard: ReadonlySet<string> = new Set(
  [...kin].filter((one) => one.length > 4 && !animals.test(one)).map(heardAs),
);

/** “Sass is my cusin”: what any child knows may be a friend, too: ‘music is my friend’. */
function isSomebodysKin(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!clause.test(neighbour(runs, at, -1)) || isFamiliar(letters)) return false;
  if (!/^(?:is|was)$/u.test(neighbour(runs, at, 1))) return false;
  if (!/^(?:my|his|her|our|their)$/u.test(neighbour(runs, at, 2))) return false;
  const related = runs[at + (ofKin.test(runs[at + 3]?.letters ?? '') ? 4 : 3)];
  return related?.afterStop === false && kinHeard.has(heardAs(related.letters));
}

const owners = /^(?:my|me|his|her|our|their|your|s)$/u;
const giving = /^(?:gave|give|got|get|bought|buy|made|make|showed|show|told|tell)$/u;

/** “Tama's mum Debs”, “me dad Buzz”; not ‘I gave my mum Roses’. */
function isParentsName(runs: readonly Run[], at: number): boolean {
  const before2 = neighbour(runs, at, -2);
  if (!parents.has(neighbour(runs, at, -1)) || !hasCapital(runs, at)) return false;
  if (hasCapital(runs, at - 1) || runs[at]?.gap !== ' ') return false;
  if (!owners.test(before2) && !before2.endsWith('s')) return false;
  return !giving.test(runs[at - 3]?.letters ?? '');
}

const doing = /^(?:|and|are|were|have|do|both|in|from|on|at|\p{L}{3,}ed)$/u;

/** “Tyrone and Bubs came”, “by Mia and Tip”: a capital after somebody's name. */
function isCompanyOf(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  const { letters = '', first = true } = runs[at] ?? {};
  if (first || !hasCapital(runs, at) || letters.length < 2) return false;
  const isQualified = adjectives.has(neighbour(runs, at, -1)) && hasCapital(runs, at - 1);
  const and = isQualified ? at - 2 : at - 1;
  if (runs[and]?.text !== 'and' || runs[and].gap !== ' ' || !people.has(and - 1)) return false;
  if (adjectives.has(letters) || beforeThings.has(letters)) return false;
  if (isNearPlaceOrBrand(letters)) return false;
  const after = neighbour(runs, at, 1);
  return doing.test(after) || deeds.has(after) || /^\s?[,(]/u.test(runs[at + 1]?.gap ?? '');
}
