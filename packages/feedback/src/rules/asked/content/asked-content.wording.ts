import type { Wording } from '../../rule.ts';

/** The comments on what `asked-content.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task also asks you to tell {asked}. Add that after {q}.',
    'Have you told {asked}? Your task wants it, and one or two sentences after {q} would do.',
    'Look back at your task: it wants to know {asked}. Where could you tell that, perhaps after {q}?',
    'I don’t know yet {asked}, and your task asks for it. Go on after {q} with two sentences about that.',
  ],
};
