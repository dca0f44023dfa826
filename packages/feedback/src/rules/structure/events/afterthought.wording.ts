import type { Wording } from '../../rule.ts';

/** The comments on what `afterthought.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Does {q} come in its right place? If not, move it up to where it belongs.',
    'In the order of time, where does {q} belong? Put it there.',
    'Find the place where {q} belongs, and move it there if it comes too late.',
  ],
};
