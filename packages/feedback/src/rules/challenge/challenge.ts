import { phraseAround } from '../../text/phrase.ts';
import { proseOf } from '../../text/prose.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';

/** A challenge says of no text that something is missing: any real need comes before it. */
export const CHALLENGE = 0.2;

/** The same, where two would do. */
export const BEST_CHALLENGE = 0.22;

/** Longer words to quote leave no room to say what to do (words). */
const MOST_WORDS = 8;

/** How far from the end of a text they may stand (sentences). */
const NEAR = 4;

/** A few whole words from near the end of a text; none where they are too long. */
export function lastWordsOf(text: StudentText): string[] {
  const prose = proseOf(text);
  if (prose.length < 2 * NEAR) return [];
  return prose
    .slice(-NEAR)
    .toReversed()
    .flatMap(({ words: [word] }) => (word && phraseAround(text, word, 'clause')) ?? [])
    .filter((phrase) => countWords(phrase) <= MOST_WORDS)
    .slice(0, 1);
}
