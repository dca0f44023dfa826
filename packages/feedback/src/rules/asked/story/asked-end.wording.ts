import type { Wording } from '../../rule.ts';

/** The comments on what `asked-end.ts` finds; `{asked}` is ‘how the animal felt’ or ‘a question’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to end with {asked}. I can’t find that yet. Write it after {q}.',
    'Go on after {q}, and end with {asked}: your task asks for that, and I can’t see it in your last sentences yet.',
    'How could you go on after {q}? The task wants your writing to end with {asked}, so add that in one or two sentences.',
  ],
};
