import type { Wording } from '../../rule.ts';

/** The comments on what `steps-told.ts` finds. */
export const wording: Wording = {
  strength: [
    'One step follows another: {q}.',
    'You give your steps in order: {q1}, then {q2}, and further on {q3}.',
    'A reader can go from step to step, from {q1} to {q2} and on to {q3}.',
  ],
};
