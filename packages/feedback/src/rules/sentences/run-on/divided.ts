import type { Taken } from '../../rule.ts';

/** A sentence has been made of the words, or a new one begins within them. */
export const divided: Taken = {
  by: 'marking',
  isSo: ({ beginsSentence }) => (beginsSentence === 'within' ? 'half' : beginsSentence),
};
