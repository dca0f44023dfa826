import type { Wording } from '../rule.ts';

/** The comments on what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: [
    'You spelt {q} right.',
    'You spelt {q} correctly, and those are {easy}.',
    'Every letter of {q} is in its place.',
    'The spelling of {q} is {easy}, and you got both right.',
  ],
};
