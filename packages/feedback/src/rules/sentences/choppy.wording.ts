import type { Wording } from '../rule.ts';

/** The comments on what `choppy.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Join {q} to the sentence after it. You could use because, when or so.',
    '{q} and the next sentence are both short. Try to make one sentence of them.',
    'Could {q} and what comes after it be one longer sentence?',
  ],
};
