import { inWords } from '../rules/finding.ts';
import type { StudentText } from '../text/student-text.ts';

/** A text of fewer sentences is a start; of more, nobody counts them alike. */
const A_START = 5;
const COUNTED = 12;

/** Whether the number of sentences is beyond doubt: each ends with a mark, and no line is a list's. */
function isCountable({ sentences, text }: StudentText): boolean {
  return (
    sentences.length <= COUNTED &&
    sentences.every((one) => /[.!?]["”’)]*$/u.test(one.text)) &&
    !/^\s*(?:\d|[-*•])/mu.test(text)
  );
}

/** What can truly be said of a text in which no rule has found anything to praise: that it is there. */
export function effortOf(text: StudentText): readonly string[] {
  if (text.sentences.length < A_START)
    return ['You have made a start.', 'You have begun, and that is often the hardest part.'];
  if (!isCountable(text))
    return [
      'You kept going, so there is plenty to work with.',
      'You have given yourself something to build on.',
    ];
  const count = inWords(text.sentences.length);
  return [
    `You got ${count} sentences down. That is plenty to work with.`,
    `You stuck at it. There are ${count} sentences on your page.`,
    `With ${count} sentences written, you have something to build on.`,
  ];
}
