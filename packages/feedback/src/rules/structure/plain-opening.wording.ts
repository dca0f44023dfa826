import type { Wording } from '../rule.ts';

/** The comments on what `plain-opening.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Many texts begin like {q}. Try to start with {instead}.',
    '{q} could begin lots of texts. Make yours different: begin with {instead}.',
    'Hook your reader sooner. In place of {q}, open with {instead}.',
  ],
};
