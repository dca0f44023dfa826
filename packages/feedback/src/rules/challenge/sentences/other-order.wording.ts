import type { Wording } from '../../rule.ts';

/** The comments on what `other-order.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Say {q} in another order. Which part could come first?',
    'Try {q} again, with another part of it at the front. Which way sounds better?',
    'Write {q} in one other order, read both aloud, and keep the one that you like.',
    'For a challenge, begin {q} with a word from its middle or its end. If it sounds better that way, change it.',
  ],
};
