import {
  findWords,
  soughtWords,
  stretchOf,
  type Quotation,
  type Stretch,
} from '@second-draft/contract';
import { findNearly } from './find-nearly.ts';
import type { SourceText } from './source-text.ts';

export function findQuotation(
  quoted: string,
  source: Pick<SourceText, 'normalised'>,
): Quotation | null {
  const found = findWords(quoted, source.normalised);
  return found && quotationAt(source, found, found.match);
}

/** Also accepts a quotation that is up to a fifth wrong; returns the student's words. */
export function findOrMendQuotation(
  quoted: string,
  source: Pick<SourceText, 'normalised'>,
): Quotation | null {
  const found = findQuotation(quoted, source);
  const sought = soughtWords(quoted);
  if (found !== null || sought === null) return found;
  const near = findNearly(source.normalised.lower, sought.toLowerCase());
  return near && quotationAt(source, stretchOf(source.normalised, near.start, near.end), 'mended');
}

function quotationAt(
  { normalised }: Pick<SourceText, 'normalised'>,
  { start, end }: Stretch,
  match: Quotation['match'],
): Quotation {
  return { text: normalised.original.slice(start, end), start, end, match };
}
