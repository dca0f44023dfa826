import { findQuotation } from '../finding/find-quotation.ts';
import { isSpoken } from './is-spoken.ts';
import type { Source } from './source.ts';

const quoted = String.raw`“([^“”\n]{3,200})”`;
const hers = new RegExp(
  String.raw`${quoted},? (?:is|are|was)(?: all)? (?:your own|yours\b|all yours)|\byou (?:made up|came up with|invented|thought of|coined)\b[^.!?“”]{0,40}${quoted}`,
  'giu',
);

/** Somebody who is no character of a story. */
const somebodyReal =
  /\b(?:my|our|the) (?:\p{L}+ )?(?:teacher|principal|coach|doctor|dentist|caretaker|librarian|mum|dad|nan|nana|koro|aunty|uncle|friend|council|mayor)\b|\baccording to\b/iu;

const NEAR = 60;

/** Whether a comment calls words the student's own which somebody else says in the text. */
export function areSomebodyElses(comment: string, source: Source): boolean {
  return [...comment.matchAll(hers)].some(([, first, second = '']) => {
    const at = findQuotation(first ?? second, source);
    if (at === null) return false;
    const { original } = source.normalised;
    const around = original.slice(Math.max(0, at.start - NEAR), at.end + NEAR);
    return isSpoken(at, source) && somebodyReal.test(around);
  });
}
