import type { Wording } from '../../rule.ts';

/** The comments on what `word-family.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You can spell {q}. Find three more words with ‘{ending}’ at the end, and learn them.',
    'For a challenge, collect three words that end in ‘{ending}’, as {q} does, and use one of them.',
    'Look at the end of {q}. Which other words end in ‘{ending}’? Write three, and check them in a dictionary.',
  ],
};
