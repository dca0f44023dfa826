import type { Wording } from '../../rule.ts';

/** The comments on what `few-reasons.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Count the reasons that you give for {q}. The task says how many it wants, so add those that are missing.',
    'How many different reasons do you give for {q}? Count them, and add as many as the task asks for.',
  ],
};
