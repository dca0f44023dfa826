import type { Wording } from '../../rule.ts';

/** The comments on what `crowded-step.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'One step holds {q}, and more. Give each thing to do its own number.',
    'Split the step with {q}. One number, one thing to do.',
    'A reader with full hands can lose the place in the step with {q}, because so much happens there. Make two or three steps of it.',
  ],
};
