import { anyTopic } from '../../text/meaning/topical-words.ts';
import { isHanging } from '../../text/grammar/hanging-words.ts';
import { lowerWords, wordsOf, type Span } from '../../text/words.ts';

/** Words that are looked for. */
const MOST_SOUGHT = 60;

/** Fewer words stand together by chance. */
const FEWEST_TOGETHER = 3;

const isContent = (word: string): boolean => !isHanging(word) && !anyTopic.has(word);

/** Whether words name a place in a text: two of them, or one that isn't in every text. */
export function isTelling(words: string): boolean {
  const [first, second] = lowerWords(words);
  return second !== undefined || (first !== undefined && isContent(first));
}

const plain = (text: string): string => text.replaceAll('’', "'");

/** The longest run of the sought words that a text has, if it tells something. */
export function nearestWords(sought: string, text: string): Span | null {
  const wanted = lowerWords(plain(sought)).slice(0, MOST_SOUGHT);
  const written = wordsOf(text);
  const together = new Uint8Array(wanted.length + 1);
  let best: Span | null = null;
  let longest = FEWEST_TOGETHER - 1;
  for (const [at, word] of written.entries()) {
    const lower = plain(word.text).toLowerCase();
    for (let i = wanted.length; i > 0; i -= 1) {
      const length = wanted[i - 1] === lower ? (together[i - 1] ?? 0) + 1 : 0;
      together[i] = length;
      if (length <= longest || !wanted.slice(i - length, i).some(isContent)) continue;
      longest = length;
      const start = written[at + 1 - length]?.start ?? 0;
      best = { text: text.slice(start, word.end), start, end: word.end };
    }
  }
  return best;
}
