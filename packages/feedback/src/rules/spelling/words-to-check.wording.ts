import type { Wording } from '../rule.ts';

/** The comments on what `words-to-check.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Are you sure about the spelling of {q}? If not, look in a dictionary or ask a friend.',
    'Check {q} in a dictionary. Is anything different there?',
    'Circle {q}, and find out whether a letter should change.',
    'Investigate {q} in a dictionary, and change the spelling if it needs it.',
  ],
};
