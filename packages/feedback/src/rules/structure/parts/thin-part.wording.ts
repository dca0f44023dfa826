import type { Wording } from '../../rule.ts';

/** The comments on what `thin-part.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Could you tell us more at {q}? Add two sentences.',
    'The part with {q} is much shorter than most of your others. What else could you tell us there? Add two more sentences.',
    'Most of your other parts say more than the one with {q}. Add a fact or an example there.',
    '{q} stands nearly alone in its part. Say more there, with facts or examples, so that it is as full as most of the others.',
  ],
};
