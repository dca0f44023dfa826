import type { Wording } from '../../rule.ts';

/** The comments on what `misplaced-fact.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read your headings again. Under which of them would a reader look for {q}? Move it there.',
    'Does {q} belong under the heading where it stands? Put it where its own heading is, and check your other facts like that.',
    'Find the heading that fits {q} better, and move that sentence below it.',
  ],
};
