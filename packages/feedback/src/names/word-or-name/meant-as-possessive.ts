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
  const isOwned = belongings.has(after) || isDescribedBelonging(runs, at);
  return isOwned && (before === 'its' || !beforeThings.has(before));
}

/** Dawns little brother. */
const isDescribedBelonging = (runs: readonly Run[], at: number): boolean =>
  adjectives.has(neighbour(runs, at, 1)) && belongings.has(neighbour(runs, at, 2));

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
