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
