import type { Wording } from '../rule.ts';

/** The comments on what `settled-ending.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your ending tells us what has changed: {q}.',
    'You don’t leave us wondering. {q} settles your story.',
    'With {q}, your reader learns what came of it all.',
    '{q} is an ending that looks past the adventure.',
  ],
};
