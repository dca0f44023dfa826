import type { Wording } from '../../rule.ts';

/** The comments on what `asked-simile.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for a simile. Finish this with ‘like’ or ‘as’: {q}. What does it remind you of?',
    'I can’t find a simile yet, and your task wants one. What could you compare with something else at {q}?',
    'At {q}, how much, or in what way? Compare it with something that your reader knows, as your task asks for similes.',
  ],
};
