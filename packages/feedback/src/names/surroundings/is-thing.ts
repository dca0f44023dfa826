import { neighbour, type Run } from '../letters/runs.ts';
import { isAfterPersonalArticle, isKupuInPlace } from './te-reo-places.ts';
import {
  adjectives,
  beforeThings,
  belongings,
  deeds,
  foods,
  foodVerbs,
  relations,
} from '../words/word-classes.ts';
import { placeOf } from './word-place.ts';

/** After these, 's means ‘is’. */
export const contracted =
  /^(?:i|he|she|it|that|this|what|who|where|when|how|why|there|here|let|one|all|so|no|my)$/u;

/** Whether 's follows a word, and does not mean ‘is’. */
export function ownsSomething(runs: readonly Run[], at: number): boolean {
  return placeOf(runs, at).owns && !contracted.test(runs[at]?.letters ?? '');
}

/** “Zorba’s house”, “Lewis’s mum”: what somebody has, or who. */
export function ownsBelonging(runs: readonly Run[], at: number): boolean {
  const owned = neighbour(runs, at, 2);
  return ownsSomething(runs, at) && (belongings.has(owned) || relations.has(owned));
}

export function isThing(runs: readonly Run[], at: number): boolean {
  const { before, before2, after, owns, capital, first } = placeOf(runs, at);
  if (foodVerbs.has(before) && foods.has(runs[at]?.letters ?? '')) return true;
  if ((deeds.has(after) || owns) && /^(?:that|all|what|which|both)$/u.test(before)) return false;
  if (isAfterPersonalArticle(runs, at)) return false;
  // “What Bell?”
  if (before === 'what' && capital && !first && after === '') return false;
  if (isKupuInPlace(runs, at)) return true;
  if (before === 's' && before2 !== '') return isOwner(runs, at - 2);
  return beforeThings.has(before) || (adjectives.has(before) && beforeThings.has(before2));
}

/** The shark's fin; not ‘that's mark’ or ‘my friend's mark’. */
function isOwner(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  return ownsSomething(runs, at) && letters !== 'name' && !relations.has(letters);
}
