/** A pattern of these very words, for a regular expression with the flag `u`. */
export const literally = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
