import type { Wording } from '../rule.ts';

/** The comments on what `repeated-then.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '‘Then’ comes {times} times. At {q}, begin with when it was instead.',
    'You use ‘then’ {times} times. Leave it out of {q}, or say how much later it was.',
    'In {q}, tell me when in a new way. You have used ‘then’ {times} times.',
  ],
};
