import type { Span } from './words.ts';

const pairs = /“([^“”]*)”/gu;

/** The spans that a comment quotes, between “ and ”, without the marks. */
export function quotedSpans(comment: string): Span[] {
  return Array.from(comment.matchAll(pairs), (match) => ({
    text: match[1] ?? '',
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }));
}

/** The comment without what it quotes. */
export function withoutQuotations(comment: string): string {
  return comment.replace(pairs, ' ');
}

/**
 * Straight and single quotation marks turned into “ and ”. Single marks count as quotation marks
 * only around three words or more, where they can't be apostrophes or a suggested word.
 */
export function curlQuotations(comment: string): string {
  return comment
    .replace(/[„«»＂]/gu, '"')
    .replace(/"([^"“”\n]+)"/gu, '“$1”')
    .replace(/(?<![\p{L}\p{N}])[‘']([^‘“”\n]*?)['’](?![\p{L}\p{N}])/gu, (whole, inner: string) =>
      inner.trim().split(/\s+/u).length >= 3 ? `“${inner}”` : whole,
    );
}
