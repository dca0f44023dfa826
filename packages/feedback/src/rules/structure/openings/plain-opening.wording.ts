import type { Wording } from '../../rule.ts';

/** The comments on what `plain-opening.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Many texts begin like {q}. Try to start with {instead}.',
    'Could your beginning be different from others? In place of {q}, begin with {instead}.',
    'Hook your reader sooner. In place of {q}, open with {instead}.',
  ],
};
