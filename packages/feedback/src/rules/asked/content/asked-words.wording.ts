import type { Wording } from '../../rule.ts';

/** The comments on what `asked-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task lists words to use. Read on from {q}: where could {listed} say it more exactly?',
    'I can’t find {listed}, which your task lists. Start at {q}, and put one in where it fits.',
    'Go on from {q} with your task’s list of words beside you. Would {listed} say more than the word that you have?',
  ],
};
