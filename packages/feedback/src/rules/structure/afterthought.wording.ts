import type { Wording } from '../rule.ts';

/** The comments on what `afterthought.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Does {q} come in its right place? If not, move it up to where it belongs.',
    'When does {q} really come? Put it there, in the order of time.',
    'Find the place where {q} belongs, and move it there if it comes too late.',
  ],
};
