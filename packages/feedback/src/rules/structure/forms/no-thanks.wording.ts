import type { Wording } from '../../rule.ts';

/** The comments on what `no-thanks.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'A thank-you letter says thank you. Put that in near {q}, and say what for.',
    'Your letter is there to thank somebody. Write your thanks next to {q}: what are they for?',
  ],
};
