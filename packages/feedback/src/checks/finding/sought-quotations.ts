import { quotedSpans } from '@second-draft/contract';
import type { DraftPoint } from '../draft-point.ts';
import { findQuotation } from './find-quotation.ts';
import { piecesOf } from './shortened-quotation.ts';
import type { SourceText } from './source-text.ts';

/**
 * How many quotations of a whole feedback are looked for, each time that one is quoted or listed. In
 * the longest texts that takes milliseconds.
 */
export const MOST_SOUGHT = 100;

/** What isn't there letter for letter is also looked for by likeness, in up to a tenth of a second. */
const BY_LIKENESS = 7;

/** @returns what looking for a point's quotations counts as, and whether it is more than `most` */
export function soughtIn(
  { comment, quotations }: Pick<DraftPoint, 'comment' | 'quotations'>,
  source: Pick<SourceText, 'normalised'>,
  most: number,
): { sought: number; isTooMuch: boolean } {
  const quoted = [...quotedSpans(comment).map(({ text }) => text), ...quotations];
  const pieces = quoted.flatMap(piecesOf);
  if (pieces.length > most) return { sought: 0, isTooMuch: true };
  const unlike = pieces.filter((piece) => findQuotation(piece, source) === null).length;
  const sought = pieces.length + unlike * BY_LIKENESS;
  return sought > most ? { sought: pieces.length, isTooMuch: true } : { sought, isTooMuch: false };
}
