import type { Wording } from '../../rule.ts';

/** The comments on what `complex-sentences.ts` finds. */
export const wording: Wording = {
  strength: [
    'You join two ideas in one sentence: {q}.',
    '{q} holds two ideas, joined so that the reader sees how they fit.',
    'In {q}, a joining word shows how one idea belongs to the other.',
    '{q} could have been two short sentences. By joining them you show how the ideas fit.',
  ],
};
