/** UTF-16 units; `end` is exclusive. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’ʻ-][\p{L}\p{M}\p{N}]+)*/gu;

/** Contractions and hyphenated words are one word. */
export function wordsOf(text: string): Span[] {
  const words: Span[] = [];
  let start = 0;
  for (const word of text.match(wordShape) ?? []) {
    start = text.indexOf(word, start);
    const end = start + word.length;
    words.push({ text: word, start, end });
    start = end;
  }
  return words;
}

/** Each as it is written, but in lower case. */
export const lowerWords = (text: string): string[] =>
  wordsOf(text).map((word) => word.text.toLowerCase());

/** Counts as a word processor does: runs between white space with a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
