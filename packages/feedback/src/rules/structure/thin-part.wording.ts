import type { Wording } from '../rule.ts';

/** The comments on what `thin-part.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Could you tell us more at {q}? Add two sentences.',
    'The part with {q} is much shorter than the rest. What else could you tell us there? Add two more sentences.',
    'Your other parts say more than the one with {q}. Add a fact or an example there.',
    '{q} stands nearly alone among your other parts. Say more in that part, with facts or examples, so that it is as full as the others.',
  ],
};
