import type { Wording } from '../rule.ts';

/** The comments on what `varied-lengths.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your sentences come in different lengths. A short one like {q} gives the reader a rest.',
    'You mix short sentences, such as {q}, with longer ones, so your writing has a rhythm.',
  ],
};
