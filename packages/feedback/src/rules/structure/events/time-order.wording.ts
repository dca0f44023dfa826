import type { Wording } from '../../rule.ts';

/** The comments on what `time-order.ts` finds. */
export const wording: Wording = {
  strength: [
    'I can follow the order easily, thanks to beginnings like {q}.',
    '{q} tells me just when it happened.',
    'You lead the reader through time: {q}, for one.',
  ],
};
