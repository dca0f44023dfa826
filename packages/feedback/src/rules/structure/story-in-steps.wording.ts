import type { Wording } from '../rule.ts';

/** The comments on what `story-in-steps.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Keep {q} for a story. Here, a reader only wants to know what to do next.',
    'Cross out {q}. It is fun to know, but nobody can do it as a step.',
    'Is {q} something for the reader to do? If not, leave it out of your steps.',
  ],
};
