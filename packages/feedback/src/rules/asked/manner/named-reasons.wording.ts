import type { Wording } from '../../rule.ts';

/** The comments on what `named-reasons.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to explain each reason. How or why is that so at {q}? Add a sentence after each.',
    'You name your reasons one after another. Stop at {q} and say why, as your task wants it, before you go on.',
    'Which of your reasons matters most? Start at {q}, and explain each one with ‘because’ or with what happens then, as your task asks.',
  ],
};
