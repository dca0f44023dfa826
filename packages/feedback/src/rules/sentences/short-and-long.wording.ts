import type { Wording } from '../rule.ts';

/** The comments on what `short-and-long.ts` finds. */
export const wording: Wording = {
  strength: [
    'I noticed how you follow a long sentence with a short one: {q}.',
    '{q} comes right after a long sentence, so these few words stand out.',
    'The sentence before {q} is long. This one is short, and that makes a change.',
    'The contrast between {q} and the long sentence before it draws attention to these few words.',
  ],
};
