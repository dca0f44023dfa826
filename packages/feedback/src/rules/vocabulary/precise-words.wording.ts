import type { Wording } from '../rule.ts';

/** The comments on what `precise-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You go beyond everyday words with {q}.',
    'I noticed {q}: words that not every reader knows.',
    'You chose less common words, such as {q}.',
  ],
};
