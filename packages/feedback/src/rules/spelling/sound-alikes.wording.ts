import type { Wording } from '../rule.ts';

/** The comments on what `sound-alikes.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Look at {q}. Is it {pair}?',
    'Read {q} again. Should it be {pair}?',
    'Which word belongs in {q}: {pair}?',
  ],
};
