import type { Wording } from '../../rule.ts';

/** The comments on what `joiners-used.ts` finds. */
export const wording: Wording = {
  strength: [
    'You use the joining words {q}.',
    'I found joining words in your writing: {q}.',
    'With {q1} and {q2} you join ideas in two different ways.',
    'Your ideas don’t only come one after the other, because you use {q} too.',
  ],
};
