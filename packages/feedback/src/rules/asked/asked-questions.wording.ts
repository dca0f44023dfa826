import type { Wording } from '../rule.ts';

/** The comments on what `asked-questions.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {want}, and I found {found}. What could you ask your reader {where} {q}?',
    'Look for your questions: your task wants {want}, and there is {found}. Write one {where} {q}, with a question mark.',
    'I found {found} where your task asks for {want}. Which question could stand {where} {q}? Ask what you would like to know, or what your reader should think about.',
  ],
};
