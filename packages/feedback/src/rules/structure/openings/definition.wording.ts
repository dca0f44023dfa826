import type { Wording } from '../../rule.ts';

/** The comments on what `definition.ts` finds. */
export const wording: Wording = {
  strength: [
    'By beginning with {q}, you explain immediately what you are writing about.',
    'Your opening, {q}, says what you are writing about.',
    '{q} tells a reader who knows nothing what the topic is.',
    'You begin by saying what it is: {q}.',
  ],
};
