import type { Wording } from '../rule.ts';

/** The comments on what `weakest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read on from {q}. Which word says least? Change it.',
    'Begin at {q} and underline three words that you could change. Try another word for one of them, and keep the better one.',
    'Read on from {q} with a pencil in your hand. Which word says least? Try two others for it.',
    'For a challenge, mark your three best words, beginning at {q}. Is there a weak one beside them? Change it.',
  ],
};
