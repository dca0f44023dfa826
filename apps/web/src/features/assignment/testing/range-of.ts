/** Where words first stand in a text. */
export function rangeOf(text: string, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}
