import type { Wording } from '../../rule.ts';

/** The comments on what `asked-present.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for the present tense. If {q} is so now, too, change the verb.',
    'Most of your sentences are in the present tense, as the task wants it. Could {q} sound the same?',
    'Check the tense at {q}: if it happens now, as your task asks, how would you say it?',
  ],
};
