import type { Wording } from '../rule.ts';

/** The comments on what `did-it-work.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'How will your reader know that it has worked? After {q}, say what it should look or feel like.',
    'Your steps stop at {q}. Add a last line: what should it be like, if all went well?',
    'After {q}, tell your reader what to look for, and what to do if it has gone wrong.',
  ],
};
