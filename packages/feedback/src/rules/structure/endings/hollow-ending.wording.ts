import type { Wording } from '../../rule.ts';

/** The comments on what `hollow-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Many texts could end with {q}. Which one thing should your reader remember? End with that.',
    'Your ending, {q}, would fit any topic. Swap it for a last sentence that fits only yours.',
    'Read {q} again: could it end somebody else’s writing? Choose your best point, and finish on it in other words.',
    'Change {q}. What does your reader know now that was new to them? Say that last.',
  ],
};
