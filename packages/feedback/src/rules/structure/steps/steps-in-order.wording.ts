import type { Wording } from '../../rule.ts';

/** The comments on what `steps-in-order.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your steps each have {number}, so I can find my way back to {q}.',
    'You gave each step {number}, {q} too, so a reader can keep the place.',
    'Because you give {q} {number}, anybody can see where it belongs.',
    'You say in which {order} things are done: {q1} comes before {q2}.',
    'I can follow the {order}, because {q1} and {q2} tell it.',
  ],
  nextStep: [
    'Number your steps, or begin {q} with a word that shows the order.',
    'Which step is {q}? Give each step its number.',
    'Your steps have no numbers yet. Put one before {q}, and before each of the others.',
  ],
};
