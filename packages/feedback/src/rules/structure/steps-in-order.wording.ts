import type { Wording } from '../rule.ts';

/** The comments on what `steps-in-order.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your numbered steps are easy to follow. {q} is one of them.',
    'Each step has its number, so I could do {q} without losing my place.',
  ],
  nextStep: [
    'Number your steps, or begin {q} with a word that shows the order.',
    'Which step is {q}? Give each step its number.',
  ],
};
