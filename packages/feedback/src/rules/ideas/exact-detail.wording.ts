import type { Wording } from '../rule.ts';

/** The comments on what `exact-detail.ts` finds. */
export const wording: Wording = {
  strength: [
    'You are exact in {q}, and that helps me to picture it.',
    'A detail like {q} makes your writing real for a reader.',
    '{q} gives me something exact to hold on to.',
  ],
};
