import type { Wording } from '../rule.ts';

/** The comments on what `precise-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'I noticed that you use longer words, such as {q}.',
    'You did not keep to short words: {q}.',
    'You chose words that not every writer uses: {q}.',
  ],
};
