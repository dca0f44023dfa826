import type { Wording } from '../rule.ts';

/** The comments on what `story-in-steps.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Keep {q} for a story. Here, a reader wants to know what to do next.',
    'Does a reader need {q} to do it right? If not, cross it out.',
    'These words tell no step: {q}. Take them out, unless a reader needs them.',
  ],
};
