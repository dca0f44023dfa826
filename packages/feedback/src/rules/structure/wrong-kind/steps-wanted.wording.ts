import type { Wording } from '../../rule.ts';

/** The comments on what `steps-wanted.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What does a reader do first, and next? After {q}, write it in numbered steps.',
    'A reader wants to do it too. After {q}, tell them what to do first, next and last.',
    'After {q}, write the steps: one line and one number for each thing to do.',
    'Instructions tell any reader what to do, so follow {q} with numbered steps, each beginning with a verb.',
  ],
};
