import type { Wording } from '../../rule.ts';

/** The comments on what `crowded-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}. Give each thing that happens there its own sentence.',
    'A lot goes by in the sentence with {q}. Make two or three sentences of it: what happened first, and what was it like?',
    'Much happens in the sentence with {q}. Tell one thing at a time. What could be seen, heard or felt at each?',
    'The sentence with {q} holds enough for a whole paragraph. Take one thing that happens in it, and give it two or three sentences of its own.',
  ],
};
