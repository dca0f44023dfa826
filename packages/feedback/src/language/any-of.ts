/** @param list words with spaces between, as alternatives of a pattern */
export const alternatives = (list: string): string => list.trim().split(/\s+/u).join('|');

/** A pattern that finds any of the alternatives as whole words, in any case. */
export const anyOf = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');
