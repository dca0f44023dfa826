import type { Wording } from '../rule.ts';

/** What is said of what `words-to-check.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Have another look at {q}. Say it slowly and write each sound.',
    'Is {q} spelt the way you want? Check it in a dictionary or with a friend.',
    'Circle {q}, say it in parts, and try it another way.',
  ],
};
