import type { Wording } from '../../rule.ts';

/** The comments on what `step-reasons.ts` finds. */
export const wording: Wording = {
  strength: [
    'You give a reason as well as an order: {q}.',
    'It helps that you say why, as in {q}.',
    '{q} tells the reader why, and a step with a reason is easier to remember.',
  ],
};
