import type { Wording } from '../rule.ts';

/** The comments on what `vivid-description.ts` finds. */
export const wording: Wording = {
  strength: [
    'There is a good describing word in {q}.',
    'You say what it was like in {q}, with a describing word.',
    '{q} has a describing word that says more than a plain one.',
    'In {q} you describe the thing as well as naming it.',
  ],
};
