import type { TextRange } from '@second-draft/contract';
import { isSaying, type Looked } from './looked.ts';
import { proofOfAll, type PlaceState, type State } from './place-state.ts';
import { wholeSentences, type Place } from '../places/places.ts';
import { isRewritten } from '../places/rewritten.ts';

/** The proof that what the rule found is gone, though not in the same way at every place; else null. */
export function mendedPlaces(
  looked: Looked,
  places: readonly Place[],
  states: readonly PlaceState[],
): TextRange[] | null {
  const { taken, now, drafts } = looked;
  const proof = states.flatMap((one) => one.proof);
  const has = (state: State) => states.some((one) => one.state === state);
  if (taken.by === 'ordering') {
    // To bring two things together, one of them has to move.
    const { changes } = drafts.compared;
    const moved = changes.filter(({ kind }) => kind === 'moved');
    const isApart = now.some(({ slots }) => slots?.['aspect'] === looked.slots['aspect']);
    if (isApart || !(has('fixed') || (moved.length > 0 && isAllThere(places)))) return null;
    return proof.length > 0 ? proof : proofOfAll(drafts, moved);
  }
  if (now.length > 0 || has('asWas') || !has('fixed')) return null;
  if (has('half')) return taken.by === 'marking' && isShort(looked, places) ? proof : null;
  return !isSaying(taken) || isRewritten(drafts.compared.alignment) ? proof : null;
}

/** A sentence this long runs on (words). */
const LONG = 20;

function isShort({ drafts }: Looked, places: readonly Place[]): boolean {
  const { after } = drafts.compared.alignment;
  return places.every((place) => {
    const own = wholeSentences(after, place.after);
    return own.to - own.from < LONG;
  });
}

const isAllThere = (places: readonly Place[]) =>
  places.length > 1 && places.every(({ isKept }) => isKept);
