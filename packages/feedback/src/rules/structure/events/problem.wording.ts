import type { Wording } from '../../rule.ts';

/** The comments on what `problem.ts` finds. */
export const wording: Wording = {
  strength: [
    'Something goes wrong in your story: {q}. Readers want to know what comes next.',
    'There is trouble at {q}. A good story needs some.',
    'With {q}, you give your story a problem.',
  ],
};
