import { wordSet } from '../../text/word-set.ts';
import { isBesideName } from './beside-name.ts';
import { givenNames } from '../words/given-names.ts';
import { isThing, ownsBelonging, ownsSomething } from '../surroundings/is-thing.ts';
import { greetings, isNamesPlace } from '../surroundings/name-places.ts';
import { goingTo, kin, landmarks, naming, placing } from '../words/people-and-places.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { isInState } from '../surroundings/in-state.ts';
import { isWithPeople } from '../surroundings/told-as-somebody.ts';
import { adjectives, beforeDeeds, beforeThings, deeds, saying } from '../words/word-classes.ts';

/** What is done with a body of one’s own: a place may look nice, and a team may win. */
const withBody =
  /^(?:ate|threw|sat|stood|jumped|walked|tripped|grabbed|climbed|swam|hugged|danced|sang|cooked|kicked|pushed|smiled|ran|fell|forgot|grinned|waved)$/u;
const onlyBeforePeople = /^(?:told|asked|hugged|thanked|than|mr|mrs)$/u;
const made = /^(?:|written|made|drawn|done|poem|story)$/u;
/** After these, a place is told of as one. */
const ofPlaces = /^(?:from|of|the|a|an|my|our|this)$/u;

/**
 * Whether a word that is a place, a brand or someone in a story (Sydney, Lego, Elsa) is meant as that,
 * rather than as somebody of the class whose name is nearly the same (Sidney, Elsie).
 */
export function isPlaceHere(runs: readonly Run[], at: number, roster: Roster) {
  const { letters = '' } = runs[at] ?? {};
  if (!isPlaceOrBrand(letters) || isBesideName(runs, at, roster)) return false;
  const isName = givenNames.has(letters) && !placesFirst.has(letters);
  return !isSurelySomebody(runs, at) && !(isName && mayBeSomebody(runs, at));
}

/** “Sydney said”, “me and Lewis”, “Jordan’s birthday”: nothing but somebody stands here. */
function isSurelySomebody(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (isThing(runs, at)) return false;
  if (/^(?:am|im)$/u.test(before)) return givenNames.has(runs[at]?.letters ?? '');
  if (naming.has(before)) return kin.has(before2) || /^(?:boy|girl|kid|man|woman)$/u.test(before2);
  if (isNamesPlace(runs, at) || isWithPeople(runs, at) || isInState(runs, at)) return true;
  if (saying.has(after) || (beforeDeeds.has(before) && withBody.test(after))) return true;
  if (ownsSomething(runs, at)) return ownsBelonging(runs, at);
  if (before === 'to') return /^(?:next|you|thanks|sorry)$/u.test(before2);
  if (before === 'by') return made.test(before2);
  return greetings.test(before) || onlyBeforePeople.test(before) || kin.has(before);
}

/** More children than places are called so. */
const peopleFirst = wordSet(
  'adelaide alexandra ariel athena christian darwin elsa geraldine holden jordan kelly lewis matilda phoenix rona russell stewart zachary',
);

/** Hardly any children are. */
const placesFirst = wordSet('israel june milo samoa');

const friend =
  /^(?:friend|mate|buddy|bestie|bff|cousin|brother|sister|neighbour|partner|classmate|teammate|nephew|niece)$/u;

/**
 * Whether a place, a brand or someone in a story is somebody on no roster: “my friend Elsa came”,
 * “Lewis ran”.
 *
 * @param people the words that are known to be names
 */
export function isStrangerOfSuchAName(
  runs: readonly Run[],
  at: number,
  people: ReadonlySet<number>,
): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!isPlaceOrBrand(letters) || !hasCapital(runs, at)) return false;
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (givenNames.has(letters)) {
    const isBeside = after === 'and' ? people.has(at + 2) : before === 'and' && people.has(at - 2);
    return (
      isBeside ||
      isSurelySomebody(runs, at) ||
      (peopleFirst.has(letters) && mayBeSomebody(runs, at))
    );
  }
  if (isThing(runs, at)) return false;
  if (onlyBeforePeople.test(before)) return before !== 'than';
  if (after === 'and' && beforeDeeds.has(before)) return /^(?:me|i)$/u.test(after2);
  const isTold = after === '' || after === 'and' || after === 'who' || deeds.has(after);
  return isTold && (friend.test(before) || (before === 'and' && before2 === 'me'));
}

/** A name that is also a place’s: it is somebody’s unless it is told of as a place. */
function mayBeSomebody(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (placing.has(before) || naming.has(before) || ofPlaces.test(before) || landmarks.has(after))
    return false;
  if (before === 'to' && goingTo.has(before2)) return false;
  if (runs[at]?.first === false || !/^(?:is|was|has)$/u.test(after)) return true;
  return !beforeThings.has(after2) && !adjectives.has(after2) && !placing.has(after2);
}
