import type { Wording } from '../rule.ts';

/** The comments on what `weakest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read on from {q}. Which word says least? Change it.',
    'Begin at {q} and underline five words that came without thinking. Change the one that says least.',
    'Read on from {q} with a pencil in your hand. Which word says least? Try two others for it.',
    'For a challenge, mark your three best words, beginning at {q}. Is there a weak one beside them? Change it.',
    'Starting at {q}, look for the one word that any writer might have used there, and try out two that fit only your text.',
  ],
};
