const fancied = /\bas (?:if|though)\b[^,.;:!?]*/giu;

/** The words without what only seems so, which claims nothing: “as if the cars should bow”. Places stay. */
export const withoutAsIf = (words: string): string =>
  words.replace(fancied, (found) => ' '.repeat(found.length));
