import { isRight } from '../../language/spelling/spelling.ts';
import { keysIn } from '../words/draft-words.ts';
import type { Looked } from './looked.ts';
import type { Place } from '../places/places.ts';
import type { PlaceState } from './place-state.ts';
import { isRespelt } from '../spelling/respelt.ts';
import { rangeOf } from '../words/text-at.ts';

/** A word that was misspelt, spelt right in another place. */
export function speltAnew(looked: Looked, place: Place): PlaceState | null {
  const { drafts } = looked;
  const { before, after } = drafts.compared.alignment;
  const old = keysIn(before, place.before);
  const had = new Set(before.map(({ key }) => key));
  const at = after.findIndex(
    ({ key, isWord }) => isWord && !had.has(key) && isRight({ text: key }) && isRespelt(old, [key]),
  );
  if (at === -1 || old.some((key) => after.some((word) => word.key === key))) return null;
  const range = rangeOf(after, { from: at, to: at + 1 });
  return range === null ? null : { state: 'fixed', proof: [range] };
}
