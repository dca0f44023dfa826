import type { Wording } from '../rule.ts';

/** The comments on what `steps-in-order.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your steps have numbers, so I can find my way back to {q}.',
    'You numbered your steps, {q} among them, so nobody loses their place.',
  ],
  nextStep: [
    'Number your steps, or begin {q} with a word that shows the order.',
    'Which step is {q}? Give each step its number.',
  ],
};
