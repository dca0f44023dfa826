import type { Wording } from '../../rule.ts';

/** The comments on what `of-any-book.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} could be said of many others. Prove it with an example, or cut it.',
    'In place of {q}, show one thing that only this one has.',
  ],
};
