import type { Wording } from '../../rule.ts';

/** The comments on what `who-and-where.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your opening tells me who went and where: {q}.',
    'From {q} I know who went, and to what place.',
    'You begin with the people and the place: {q}.',
  ],
};
