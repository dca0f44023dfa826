import type { Wording } from '../rule.ts';

/** The comments on what `brief-picture.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a picture in a few words.',
    '{q} describes a lot in a few words.',
    'You need only a few words for a picture: {q}.',
  ],
};
