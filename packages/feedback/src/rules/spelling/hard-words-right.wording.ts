import type { Wording } from '../rule.ts';

/** What is said of what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: [
    'You spelt {q} correctly, and those are not easy.',
    'Tricky words like {q} are all in order.',
    '{q}: both are easy to get wrong, and you got them right.',
    'You looked after {q}, two words that catch many writers out.',
  ],
};
