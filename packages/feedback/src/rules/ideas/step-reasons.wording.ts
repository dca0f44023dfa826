import type { Wording } from '../rule.ts';

/** The comments on what `step-reasons.ts` finds. */
export const wording: Wording = {
  strength: [
    'You explain as well as order: {q}. A reader who knows why gets it right.',
    'It helps that you say why, as in {q}.',
    '{q} tells the reader why, so nobody skips it.',
  ],
};
