import type { Wording } from '../rule.ts';

/** The comments on what `asked-about.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What might a reader ask at {q}? Answer it there.',
    'Let a friend read as far as {q}. What do they ask you? Find out, and write the answer there.',
    'What would somebody still want to know after {q}? Find that out, and add it in two sentences.',
    'For a challenge, stop at {q} and write down the question that a curious reader would ask there. Find the answer, and add it.',
    'Imagine somebody who knows nothing about your topic and has read as far as {q}. Decide what they would ask next, find it out, and add it there with an exact fact.',
  ],
};
