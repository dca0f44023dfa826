import type { Wording } from '../../rule.ts';

/** The comments on what `facts-apart.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Both {q} tell of {aspect}. Put them together under one heading.',
    'Sort your facts into groups. Both {q} tell of {aspect}, so they go under the same heading. Which other facts go together?',
    'Both {q} give information about {aspect}, so organise them together underneath one heading.',
    'Facts are easy to find when they stand in groups. {q} both tell of {aspect}: could you move one beside the other?',
  ],
};
