import type { Wording } from '../../rule.ts';

/** The comments on what `short-and-long.ts` finds. */
export const wording: Wording = {
  strength: [
    'I noticed how you follow a longer sentence with a short one: {q}.',
    '{q} comes right after a much longer sentence, so these few words stand out.',
    'The sentence before {q} is much longer. This one is short, and that makes a change.',
    'The contrast between {q} and the longer sentence before it draws attention to these few words.',
  ],
};
