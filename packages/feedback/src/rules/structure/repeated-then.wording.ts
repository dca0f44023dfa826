import type { Wording } from '../rule.ts';

/** The comments on what `repeated-then.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '‘Then’ comes {times} times. At {q}, begin with when it was instead.',
    'Change ‘then’ in {q} to another time word, for you use it {times} times.',
    'In {q}, tell me when in a new way. You have used ‘then’ {times} times.',
  ],
  examples: ['After the rain stopped, the snails came out.'],
};
