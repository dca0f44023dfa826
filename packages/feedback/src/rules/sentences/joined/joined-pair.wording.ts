import type { Wording } from '../../rule.ts';

/** The comments on what `joined-pair.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} holds two ideas, joined with {joint}.',
    'You join two ideas with {joint}: {q}.',
    'With {joint} you put two ideas into one sentence: {q}.',
    'In {q}, {joint} joins two ideas that could have stood apart.',
  ],
};
