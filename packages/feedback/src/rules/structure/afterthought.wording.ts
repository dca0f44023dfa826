import type { Wording } from '../rule.ts';

/** The comments on what `afterthought.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You remembered {q} too late. Move it up to where it happens.',
    '{q} comes to your reader too late. Put it where it belongs in the order.',
    'Find the place where {q} really comes, and move it there.',
  ],
};
