import { isRight } from '../../language/spelling/spelling.ts';
import { wordsOf } from '../../text/words.ts';
import type { Taken } from '../rule.ts';

/** What is wrong still was not mended; what may be right is left to the rule’s own search. */
export const speltOtherwise: Taken = {
  by: 'spelling',
  where: 'here',
  isSo: ({ words }) => wordsOf(words).every((word) => isRight(word)) && undefined,
};
