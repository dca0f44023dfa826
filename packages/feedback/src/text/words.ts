/** UTF-16 units; `end` is exclusive. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’ʻ-][\p{L}\p{M}\p{N}]+)*/gu;

/** Contractions and hyphenated words are one word. */
export function wordsOf(text: string): Span[] {
  return Array.from(text.matchAll(wordShape), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Each as it is written, but in lower case. */
export const lowerWords = (text: string): string[] =>
  wordsOf(text).map((word) => word.text.toLowerCase());

/** Counts as a word processor does: runs between white space with a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
