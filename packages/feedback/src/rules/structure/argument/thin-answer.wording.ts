import type { Wording } from '../../rule.ts';

/** The comments on what `thin-answer.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Say why at {q}, so that they believe you.',
    'Will {q} be enough to change their mind? Tell them how or why that would work.',
    'Your answer to the other side is short: {q}. Add a reason or an example.',
    'You name what others may say, which is clever. Now make {q} stronger, so that they have nothing left to say. Why would it work?',
  ],
};
