import type { Wording } from '../rule.ts';

/** The comments on what `figure-source.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Where did you find {q}? Say so, and readers will trust it.',
    'A reader who doubts you will ask how you know {q}. Name the place where you found it.',
    'Your figure in {q} is strong. Add who counted it or where you read it, so that nobody can argue with it.',
  ],
};
