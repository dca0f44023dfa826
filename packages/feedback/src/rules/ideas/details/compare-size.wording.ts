import type { Wording } from '../../rule.ts';

/** The comments on what `compare-size.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Help me to picture {q}. Which thing that we all know is about {as}? Add it.',
    'A number is easier to picture beside something we know. After {q}, name a thing that is about {as}.',
    'Your reader may not be able to imagine {q}. Straight after it, put something familiar that is {as}.',
  ],
};
