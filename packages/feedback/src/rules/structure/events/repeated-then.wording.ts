import type { Wording } from '../../rule.ts';

/** The comments on what `repeated-then.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '‘Then’ comes {times} times. Could you say {q} in another way?',
    'You use ‘then’ {times} times. Could you leave it out of {q}?',
    'Do you need ‘then’ in {q}? You have used it {times} times.',
    'Which other word would fit in {q}? Your writing has ‘then’ {times} times.',
  ],
};
