import type { Wording } from '../../rule.ts';

/** The comments on what `settled-ending.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your ending tells us what has changed: {q}.',
    'With {q}, you tell how things have been since.',
    'You don’t stop at the adventure itself. {q} tells what came of it.',
  ],
};
