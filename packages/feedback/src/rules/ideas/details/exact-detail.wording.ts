import type { Wording } from '../../rule.ts';

/** The comments on what `exact-detail.ts` finds. */
export const wording: Wording = {
  strength: [
    'You are exact here: {q}.',
    'A number or a name makes writing exact, as in {q}.',
    '{q} is an exact detail, so your reader doesn’t have to guess.',
    'With {q}, you tell me something exactly instead of roughly.',
  ],
};
