import type { Wording } from '../../rule.ts';

/** The comments on what `late-view.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your view comes only at {q}, after all that happened. Begin with it, keep a sentence or two of the story as proof, and add other reasons.',
    'Most of your writing tells of a day, but your reader wants reasons. Say what you think, as at {q}, right at the beginning, and give two reasons for it.',
  ],
};
