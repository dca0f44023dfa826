import { isFamiliar } from '../../reading/familiar-words.ts';
import { givenNames } from '../words/given-names.ts';
import { isKnownWord } from '../words/known-words.ts';
import { goingTo } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { adjectives, beforeThings, belongings, deeds } from '../words/word-classes.ts';
import { placeOf } from '../surroundings/word-place.ts';

/** For a name with an s and no apostrophe: Graces house. */
export function isMeantAsPossessive(runs: readonly Run[], at: number): boolean {
  const word = runs[at]?.letters ?? '';
  if (!isKnownWord(word) || isOnlyName(word)) return true;
  const { before, before2, after, capital, first } = placeOf(runs, at);
  if (capital && (!first || deeds.has(after))) return true;
  // At somebody’s house: at chases on Friday, went to chases after school.
  const isAtHome =
    before === 'at' ? !looking.test(before2) : before === 'to' && isOnTheWay(before2);
  if (isAtHome && whenOrWho.test(after)) return true;
  // ‘Its’ is ‘it's’: its marks turn.
  if (after === 'go' && /^(?:was|is|its|not)$/u.test(before)) return true;
  if (isSaidToBeOwned(runs, at) || isSomebody(runs, at)) return true;
  const isOwned = belongings.has(after) || isDescribedBelonging(runs, at) || isOneOwner(runs, at);
  if (before === 'all') return after === 'fault';
  return isOwned && (before === 'its' || !beforeThings.has(before));
}

/** “Thats marks”, “this is hopes”, “its not wills”; not ‘it lost its roses’. */
function isSaidToBeOwned(runs: readonly Run[], at: number): boolean {
  if (!/^(?:|its|i)$/u.test(neighbour(runs, at, 1))) return false;
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (before === 'is') return /^(?:this|that|it|one)$/u.test(before2);
  const said = before === 'not' ? at - 2 : at - 1;
  if (!/^(?:its|thats)$/u.test(runs[said]?.letters ?? '') || runs[at]?.afterStop) return false;
  return beforeClause.test(neighbour(runs, said, -1));
}

const beforeClause = /^(?:|and|but|so|cos|coz|because|think|thinks|know|said)$/u;
/** What somebody is or does, and several things hardly are. */
const isDoing =
  /^(?:been|coming|going|mad|sad|angry|funny|mean|nice|cool|kind|awesome|sick|away|winning|crying|playing)$/u;
const isBest = /^(?:best|captain|goalie|leader|boss|fastest|winner|coolest|funniest|nicest)$/u;

/** “Hopes funny”, “i think wills sad”, “marks the captain”; not ‘and marks my book’. */
function isSomebody(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (!beforeClause.test(before)) return false;
  if (/^(?:my|not)$/u.test(after)) return !/^(?:and|but|so)$/u.test(before);
  return isDoing.test(after) || (after === 'the' && isBest.test(neighbour(runs, at, 2)));
}

/** “Hopes and wills mums”. */
const isOneOwner = (runs: readonly Run[], at: number): boolean =>
  neighbour(runs, at, 1) === 'and' &&
  neighbour(runs, at, 2).endsWith('s') &&
  belongings.has(neighbour(runs, at + 2, 1));

/** Dawns little brother. */
const isDescribedBelonging = (runs: readonly Run[], at: number): boolean =>
  (adjectives.has(neighbour(runs, at, 1)) ||
    /^(?:older|younger|last)$/u.test(neighbour(runs, at, 1))) &&
  belongings.has(neighbour(runs, at, 2));

/** No child writes of several ollies. */
function isOnlyName(word: string): boolean {
  const stem = word.slice(0, -1);
  return givenNames.has(stem) && !isFamiliar(stem) && !isFamiliar(word);
}

/** What follows somebody’s house, or nothing. */
const whenOrWho =
  /^(?:|on|in|for|to|this|last|all|every|and|after|before|with|tonight|yesterday|today)$/u;

/** After these, ‘at’ comes before a thing: we looked at roses. */
const looking = /^(?:look|laugh|point|star|shout|yell|throw|aim|nibbl|bark|good)/u;

const isOnTheWay = (word: string) =>
  goingTo.has(word) || /^(?:over|round|up|down|biked?|biking|scootered)$/u.test(word);
