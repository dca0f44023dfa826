import type { StudentText } from '../text/student-text.ts';

/** A text with fewer words is a start. */
const A_START = 25;

/**
 * What can truthfully be said of a text in which no rule has found anything to praise: thanks, and
 * that there is something to build on. It names no count: if children leave out full stops, no two
 * readers count sentences alike.
 */
export function effortOf({ words }: StudentText): readonly string[] {
  return words.length < A_START
    ? [
        'Thank you for sharing this. You have made a start.',
        'You have begun, and that is often the hardest part.',
      ]
    : [
        'Thank you for sharing your ideas with me.',
        'You kept going, and I enjoyed hearing what you had to say.',
        'Thank you for writing this. There is a lot here to work with.',
        'I enjoyed reading your ideas, and there is plenty here to build on.',
      ];
}
