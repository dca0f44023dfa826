import type { Wording } from '../rule.ts';

/** The comments on what `apostrophes.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Something is left out of {q}. Put an apostrophe in its place.',
    'Find {q} and add the apostrophe that shows where letters are missing.',
    'At {q}, two words are squeezed into one. Which letters went? Mark the gap with an apostrophe.',
  ],
};
