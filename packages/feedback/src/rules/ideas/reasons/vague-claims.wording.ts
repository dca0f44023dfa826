import type { Wording } from '../../rule.ts';

/** The comments on what `vague-claims.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You say {q}, but why? Tell me one thing that would change.',
    'Someone who doesn’t agree may ask why at {q}. Give a reason with something real that happens.',
    'Swap {q} for a real reason. What would be better, and for whom?',
    'Somebody who disagrees may not be persuaded by {q}, so explain what would actually be different.',
  ],
};
