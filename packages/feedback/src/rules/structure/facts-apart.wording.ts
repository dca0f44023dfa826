import type { Wording } from '../rule.ts';

/** The comments on what `facts-apart.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your facts jump about: {q} are both about {aspect}. Put them together under one heading.',
    'Sort your facts into groups. Both {q} tell of {aspect}, so they go under the same heading.',
    'Both {q} give information about {aspect}, so organise them together underneath one heading.',
  ],
};
