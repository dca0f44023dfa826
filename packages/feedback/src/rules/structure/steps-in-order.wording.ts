import type { Wording } from '../rule.ts';

/** The comments on what `steps-in-order.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your steps have numbers, so I can find my way back to {q}.',
    'You numbered your steps, {q} among them, so a reader can keep the place.',
    'Because you give {q} a number, anybody can see where it belongs.',
  ],
  nextStep: [
    'Number your steps, or begin {q} with a word that shows the order.',
    'Which step is {q}? Give each step its number.',
    'Your steps have no numbers yet. Put one before {q}, and before each of the others.',
  ],
};
