import type { Wording } from '../../rule.ts';

/** The comments on what `clear-goal.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your title, {q}, tells the reader the goal straight away.',
    'From {q} I know at once what your steps are for.',
    'With {q} at the top, a reader can see whether these are the right instructions.',
  ],
};
