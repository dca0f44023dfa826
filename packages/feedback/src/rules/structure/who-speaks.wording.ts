import type { Wording } from '../rule.ts';

/** The comments on what `who-speaks.ts` finds. */
export const wording: Wording = {
  strength: [
    'I always know who speaks: {q}.',
    'Because you wrote {q} before the words, nobody gets lost.',
    'Each line says who speaks, such as {q}, so that it is easy to follow.',
  ],
};
