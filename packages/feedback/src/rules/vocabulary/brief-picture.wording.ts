import type { Wording } from '../rule.ts';

/** The comments on what `brief-picture.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a picture in a few words.',
    'In a few words, {q} tells me what it is like.',
    'You need only a few words for a picture: {q}.',
  ],
};
