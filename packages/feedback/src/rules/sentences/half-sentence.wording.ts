import type { Wording } from '../rule.ts';

/** The comments on what `half-sentence.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read {q} by itself: it is only half of a sentence. Join it to the sentence before it.',
    'A sentence with ‘because’ needs to say what it is the reason for. Take out the full stop before {q}, and write a small letter.',
  ],
};
