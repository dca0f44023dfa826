import type { Wording } from '../../rule.ts';

/** The comments on what `asked-about.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What else might a reader ask after {q}? Answer it there.',
    'Let a friend read as far as {q}. What do they still want to know? Find out, and write it there.',
    'After {q} you go on to something else. Is there one more {thing} that belongs there? Add it.',
    'For a challenge, stop after {q} and write down the question that a curious reader might still have. Then add the {thing} that answers it.',
    'Imagine somebody who {stranger} and has read as far as {q}. Decide what they might still ask, and answer it with an exact {thing}.',
  ],
};
