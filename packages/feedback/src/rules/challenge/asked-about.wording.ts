import type { Wording } from '../rule.ts';

/** The comments on what `asked-about.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What else might a reader ask after {q}? Answer it there.',
    'Let a friend read as far as {q}. What do they still want to know? Find out, and write it there.',
    'After {q} you go on to something else. Is there one more fact that belongs there? Add it.',
    'For a challenge, stop after {q} and write down the question that a curious reader might still have. Find the answer, and add it.',
    'Imagine somebody who knows nothing about your topic and has read as far as {q}. Decide what they might still ask, find it out, and add it with an exact fact.',
  ],
};
