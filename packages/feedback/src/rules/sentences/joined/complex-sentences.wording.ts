import type { Wording } from '../../rule.ts';

/** The comments on what `complex-sentences.ts` finds. */
export const wording: Wording = {
  strength: [
    'You join two ideas in one sentence: {q}.',
    '{q} holds two ideas, joined so that the reader sees how they fit.',
    'In {q}, a joining word shows how one idea belongs to the other.',
    '{q} puts two ideas side by side in one sentence, so that I see how they fit.',
  ],
};
