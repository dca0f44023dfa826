import type { Wording } from '../../rule.ts';

/** The comments on what `weakest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Read on from {q}. Which verb says least? Change it.',
    'Read on from {q} to {verbs}. Which of them could show more? Try another verb for it.',
    'In the sentences from {q} on, {verbs} show little. Choose one place, and write a verb there that a reader can see or hear.',
    'Begin at {q} and underline each verb. Which one shows the reader least? Try another for it, and keep the better one.',
    'For a challenge, read on from {q} and find {verbs}. Which of them could show how it happened? Try two other verbs for it, and keep the better one.',
  ],
};
