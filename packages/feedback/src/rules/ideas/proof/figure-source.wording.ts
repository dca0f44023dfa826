import type { Wording } from '../../rule.ts';

/** The comments on what `figure-source.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Where did you find {q}? Say so, and readers can check it.',
    'A reader may ask how you know {q}. Name the place where you found it.',
    'If you read the number in {q} somewhere, add where, so that others can look it up.',
  ],
};
