import type { Wording } from '../rule.ts';

/** The comments on what `complex-sentences.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} says two things at once, and says them well.',
    'You join two ideas so that I see how they fit: {q}.',
    'In {q} one part leads to the next, and that makes it smooth to read.',
  ],
};
