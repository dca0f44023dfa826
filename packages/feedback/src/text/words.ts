/** A stretch of a text: its characters from `start` up to `end` (UTF-16 units). */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’ʻ-][\p{L}\p{M}\p{N}]+)*/gu;

/** Every word with where it stands; a contraction or a hyphenated word is one word. */
export function wordsOf(text: string): Span[] {
  return Array.from(text.matchAll(wordShape), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How many words a word processor would count: runs between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
