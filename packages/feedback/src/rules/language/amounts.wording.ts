import type { Wording } from '../rule.ts';

/** The comments on what `amounts.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is exact, so nobody has to guess.',
    'You say just how much in {q}.',
    'The exact amount in {q} helps the reader to get it right.',
    '{q} gives a figure that a reader can go by.',
  ],
  nextStep: [
    'How much, how far or how long? Be exact at {q}.',
    'A reader would have to guess at {q}. Write the exact amount, size or time.',
    'Put a number or a measure in {q}, so that it works every time.',
    'Anybody following your instructions would be guessing at {q}, so include an exact measurement or amount.',
  ],
};
