/** A line in bold alone, or after signs of a heading, runs into what follows it. */
const heading =
  /^[^\S\n]*(?:#{1,6}[^\S\n]+([^\n]*[\p{L}\p{N}])|\*\*([^*\n]*[\p{L}\p{N}])\*\*)[^\S\n]*\n\s*(?=[\p{L}“"‘'])/gmu;

export function withoutMarkup(comment: string): string {
  return comment
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,500}\)/gu, '$1')
    .replace(heading, '$1$2: ')
    .replace(/^[^\S\n\r\u2028\u2029]*(?:[#>]+|[-*•]|\d+[.)])\s+/gmu, '')
    .replace(/(\*\*|__|~~|`+)/gu, '')
    .replace(/(?<![\p{L}\p{N}])[*_](\S[^*_\n]*\S|\S)[*_](?![\p{L}\p{N}])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Nested or broken tags can survive `withoutMarkup`. */
export function hasMarkup(comment: string): boolean {
  return /<\/?[a-z!][^>]*>?|<\s*\/?\s*(?:script|style|iframe|img|svg|think)\b|&(?:#\d+|[a-z]+);|\bjavascript:/iu.test(
    comment,
  );
}
