import type { Wording } from '../rule.ts';

/** The comments on what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: [
    'You spelt {q} right.',
    'You spelt {q} correctly, and those are {easy}.',
    'In the spelling of {q}, every letter is in its place.',
    'The spelling of {q} is {easy}, and you got both right.',
  ],
};
