import type { Wording } from '../rule.ts';

/** The comments on what `vivid-description.ts` finds. */
export const wording: Wording = {
  strength: [
    'There is a good describing word in {q}.',
    'The describing word in {q} tells me what it was like.',
    '{q} has a describing word that says more than a plain one.',
    'In {q} you describe the thing as well as naming it.',
  ],
};
