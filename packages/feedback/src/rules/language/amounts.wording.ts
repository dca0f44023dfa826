import type { Wording } from '../rule.ts';

/** What is said of what `amounts.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is exact, so nobody has to guess.',
    'You say just how much in {q}.',
    'The exact amount in {q} helps the reader to get it right.',
    'With {q}, anyone could do it the way you do.',
  ],
  nextStep: [
    'At {q}, tell the reader exactly how much or how long.',
    'How much is it in {q}? Give a number.',
    'A reader would have to guess at {q}. Write the exact amount or time.',
  ],
  examples: ['Stir for two minutes.'],
};
