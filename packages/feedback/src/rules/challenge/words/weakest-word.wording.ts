import type { Wording } from '../../rule.ts';

/** The comments on what `weakest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read on from {q}. Which verb says least? Change it.',
    'Begin at {q} and underline each verb. Which one shows the reader least? Try another for it, and keep the better one.',
    'Read on from {q} with a pencil in your hand. Which verb says least? Try two others for it.',
    'For a challenge, mark your three best words, beginning at {q}. Is there a weak verb beside them? Change it.',
  ],
};
