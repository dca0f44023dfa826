const sentences = new Intl.Segmenter('en-NZ', { granularity: 'sentence' });

/** A sentence that runs on for longer is no pleasure to hear. */
const MOST_CHARACTERS = 240;

/**
 * The sentence of the text that the words are in, or the sentences that they span; the words alone
 * where they aren't in the text, or where that would be too long to read aloud.
 */
export function wholeSentences(words: string, text: string): string {
  const at = text.indexOf(words);
  if (at === -1) return words;
  const from = text.lastIndexOf('\n', at) + 1;
  const lineEnd = text.indexOf('\n', at + words.length);
  const line = text.slice(from, lineEnd === -1 ? undefined : lineEnd);
  const there = sentences.segment(line);
  const first = there.containing(at - from);
  const last = there.containing(at - from + words.length - 1);
  if (!first || !last) return words;
  const whole = line.slice(first.index, last.index + last.segment.length).trim();
  return whole.length > MOST_CHARACTERS ? words : whole;
}
