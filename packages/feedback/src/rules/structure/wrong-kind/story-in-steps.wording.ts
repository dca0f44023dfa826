import type { Wording } from '../../rule.ts';

/** The comments on what `story-in-steps.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Would a reader do it any better for knowing {q}? If not, keep that for a story.',
    'Does a reader need {q} to do it right? If not, cross it out.',
    'These words tell no step: {q}. Take them out, unless a reader needs them.',
  ],
};
