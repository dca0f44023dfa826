import { quotedSpans } from '@second-draft/contract';
import { curlQuotations, hasUnpaired, withSingleMarks } from '../../text/marks/quote-marks.ts';
import { findQuotation } from './find-quotation.ts';
import { findShortened } from './shortened-quotation.ts';
import { MOST_SOUGHT } from './sought-quotations.ts';
import type { SourceText } from './source-text.ts';

/** Before words that a text lacks: ‘There is no “because” in it’. */
const saidMissing = /\b(?:no|not|never|without|lacks?|misses|missing|needs?)\s*$/iu;

/**
 * The remark with each quotation as the text has it; null if one is in none of the texts or doesn't
 * end, or if there are too many. Nothing is mended: a model can make any number of remarks.
 * @param fewestInSingle see `curlQuotations`
 */
export function withProvenQuotations(
  remark: string,
  sources: readonly Pick<SourceText, 'normalised'>[],
  fewestInSingle?: number,
): string | null {
  const curled = curlQuotations(remark, new Set(), fewestInSingle);
  if (hasUnpaired(curled)) return null;
  const spans = quotedSpans(curled);
  if (spans.length > MOST_SOUGHT) return null;
  let proven = '';
  let at = 0;
  for (const { start, end, text } of spans) {
    if (saidMissing.test(curled.slice(Math.max(0, start - 30), start - 1))) continue;
    const pieces = sources
      .map((source) => findShortened(text, source, findQuotation))
      .find((found) => found !== null);
    if (pieces === undefined) return null;
    const [only, ...more] = pieces.map((piece) => withSingleMarks(piece.text));
    const words = more.length === 0 ? (only ?? text) : text;
    proven += curled.slice(at, start) + words;
    at = end;
  }
  return proven + curled.slice(at);
}
