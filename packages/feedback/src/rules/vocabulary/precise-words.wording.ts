import type { Wording } from '../rule.ts';

/** The comments on what `precise-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You go beyond everyday words with {q}.',
    'I noticed that you use longer words, such as {q}.',
    'You chose less common words, such as {q}.',
  ],
};
