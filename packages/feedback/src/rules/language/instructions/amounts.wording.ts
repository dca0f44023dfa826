import type { Wording } from '../../rule.ts';

/** The comments on what `amounts.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is exact, so nobody has to guess.',
    'The exact number in {q} helps the reader to get it right.',
    '{q} gives a figure that a reader can go by.',
  ],
  nextStep: [
    'How much, how far or how long is it at {q}? If you know, write it there.',
    'A reader may have to guess at {q}. Is there an exact amount, size or time to put in?',
    'See whether a number or a measure would fit in {q}.',
    'Anybody following {q} decides for themselves how much or how long, so include a measurement if it matters.',
  ],
};
