import type { PlainSentence } from '../finding/plain-sentence.ts';

/** A longer sentence is weighed in stretches that overlap by half (words). */
const LONGEST = 26;
const STEP = LONGEST / 2;

export interface Stretch {
  /** In the form that is searched for signs. */
  words: readonly string[];
  /** Where it is in the text. */
  start: number;
  end: number;
}

const ofWords = (plain: string) => plain.split(' ').filter((word) => word !== '' && word !== '.');

export function stretchesOf({ text, at, words }: PlainSentence): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < words.length; from += STEP) {
    const to = Math.min(from + LONGEST, words.length);
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last) break;
    const plain = text.slice(at[from], at[to]);
    stretches.push({ words: ofWords(plain), start: first.start, end: last.end });
    if (to === words.length) break;
  }
  return stretches;
}
