import type { Wording } from '../../rule.ts';

/** The comments on what `asked-content.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task also asks you to tell {asked}. If you haven’t yet, add that after {q}.',
    'Have you told {asked}? Your task wants it, and one or two sentences after {q} would do.',
    'Look back at your task: it wants to know {asked}. Where could you tell that, perhaps after {q}?',
    'A reader may still ask {asked}, as your task does. Go on after {q} with two sentences about that.',
  ],
};
