import type { Wording } from '../rule.ts';

/** The comments on what `words-to-check.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Have another look at {q}. Say each sound slowly as you write.',
    'Check {q} in a dictionary or with a friend.',
    'Circle {q}. Say it in parts, and try it another way.',
    'Investigate {q} in a dictionary, because a different letter is needed somewhere.',
  ],
};
