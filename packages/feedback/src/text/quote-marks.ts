/**
 * Turns straight and single quotation marks into “ and ”. Single marks count only around three
 * words or more, and not around what is `suggested`: around fewer they may be apostrophes or mark a
 * suggested word.
 */
export function curlQuotations(
  comment: string,
  suggested: ReadonlySet<string> = new Set(),
): string {
  return comment
    .replace(/[„«»＂]/gu, '"')
    .replace(/"([^"“”\n]+)"/gu, '“$1”')
    .replace(/(?<![\p{L}\p{N}])[‘']([^‘“”\n]*?)['’](?![\p{L}\p{N}])/gu, (whole, inner: string) =>
      inner.trim().split(/\s+/u).length >= 3 && !suggested.has(whole) ? `“${inner}”` : whole,
    );
}
