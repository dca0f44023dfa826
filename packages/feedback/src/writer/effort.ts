import type { StudentText } from '../text/student-text.ts';

/** A text of fewer sentences is a start. */
const A_START = 5;

/**
 * What can truly be said of a text in which no rule has found anything to praise: that it is there.
 * Nothing is counted: where children leave out full stops, no two readers count sentences alike.
 */
export function effortOf({ sentences }: StudentText): readonly string[] {
  return sentences.length < A_START
    ? ['You have made a start.', 'You have begun, and that is often the hardest part.']
    : [
        'You kept going, so there is plenty to work with.',
        'You got a lot down, and that is something to build on.',
        'There is plenty on your page to work with.',
        'You have produced enough writing here to develop and improve in a second draft.',
        'You have plenty down already, and every draft can grow.',
        'You stuck at it. Now you have something to build on.',
        'You have given yourself a considerable amount of material to develop.',
      ];
}
