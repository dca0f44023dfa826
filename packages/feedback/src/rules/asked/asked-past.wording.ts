import type { Wording } from '../rule.ts';

/** The comments on what `asked-past.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for the past tense. If {q} happened on that day, too, change the verb.',
    'Check the tense that your task asks for at {q}: does the verb tell that it is over? Look for others like it.',
    'Most of your verbs are in the past tense, as the task wants it. Make {q} sound the same.',
  ],
};
