import { meantIn } from '../language/spelling/meant.ts';
import { isPastDeed } from '../language/kinds-of-words/past-verbs.ts';
import type { StudentText } from '../text/student-text.ts';

/** Whether a text, however it is spelt, has a verb that tells what somebody did. */
export const hasHappened = ({ words }: StudentText): boolean =>
  words.some(({ lower }) => lower === 'went' || isPastDeed(meantIn(lower)));
