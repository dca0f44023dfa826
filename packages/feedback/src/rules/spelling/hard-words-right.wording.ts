import type { Wording } from '../rule.ts';

/** The comments on what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: [
    'You spelt {q} correctly, and those are not easy.',
    'The spelling of {q} catches many writers out. You got both right.',
    '{q}: both are easy to get wrong, and you spelt them right.',
  ],
};
