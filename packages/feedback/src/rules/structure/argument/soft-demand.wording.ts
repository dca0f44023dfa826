import type { Wording } from '../../rule.ts';

/** The comments on what `soft-demand.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} asks softly. Say in a firm voice who must do what, with ‘must’ or ‘should’.',
    'Make {q} stronger: what exactly has to happen, and who has to do it? Use a word such as ‘must’.',
  ],
};
