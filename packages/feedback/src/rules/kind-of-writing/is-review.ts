import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const judges =
  /\b(?:reviews?|(?:\d+|three|four|five|seven|eight|nine) out of (?:5|10|five|ten)|\d+ ?\/ ?(?:5|10)|(?:\d|one|two|three|four|five) stars|i (?:would |['’]d |really |highly |definitely )*rec+om+end|i (?:would )?(?:rate|rated) (?:it|this|them))\b/iu;

/** Whether a text judges a book, a film or a meal: what happens in it is not its writer's to choose. */
export const isReview = onceForEach(({ text }: StudentText): boolean => judges.test(text));
