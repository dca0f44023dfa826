import type { Wording } from '../rule.ts';

/** The comments on what `compare-size.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Help me to picture {q}. What do we all know {as}? Add it.',
    'A number is easier to picture beside something we know. After {q}, name a thing {as}.',
    'Let your reader see it at {q}: think of a thing {as} from home or school, and put it in.',
    'Your reader may not be able to imagine {q}. Straight after it, compare it with a familiar thing {as}.',
  ],
};
