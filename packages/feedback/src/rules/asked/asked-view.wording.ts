import type { Wording } from '../rule.ts';

/** The comments on what `asked-view.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'The task asks what you think yourself. After {q}, say which side you are on, and why.',
    'Which side are you on? Your task asks for your own view: add it after {q}, with your best reason.',
    'Go on after {q} with your own view, as the task wants it, and give the reason that weighs most for you.',
  ],
};
