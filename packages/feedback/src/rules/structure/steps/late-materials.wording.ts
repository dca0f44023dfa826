import type { Wording } from '../../rule.ts';

/** The comments on what `late-materials.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Readers get ready before they start. Move {q} up to the top, in a list called ‘You need’.',
    'By {q}, the steps have begun already. Put all the things we need in a list at the top.',
    'Where would a reader look for {q}? Things to get ready belong above the first step.',
  ],
};
