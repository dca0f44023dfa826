import { normaliseText } from '@second-draft/contract';
import { compareWords } from '../changes/compare-drafts.ts';
import { placeNow } from '../places/place-now.ts';
import { placeOf } from '../places/places.ts';

/** The place of a quotation, with all changes between the drafts. */
export function placeNowAt(before: string, after: string, quotation: string) {
  const compared = compareWords(before, after);
  const place = placeOf(compared, normaliseText(before), quotation);
  if (place === null) throw new Error('The earlier draft has no such words.');
  return placeNow({ compared, after }, place.after, compared.changes, { slots: {}, comment: '' });
}
