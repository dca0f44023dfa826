import type { Wording } from '../../rule.ts';

/** The comments on what `vague-demand.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your last words count most, and {q} doesn’t say who must do what. Name them, and what you want done.',
    'Make {q} exact: who should act, and what should they do first?',
  ],
};
