import type { Wording } from '../rule.ts';

/** The comments on what `past-tense.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your writing is about the past, but it jumps to now at {q}. Fix the verbs there.',
    'At {q} the time changes. Make the verbs tell of the past, like the rest.',
    'It has all happened already, so your verbs should show it. Change them at {q}, then check the rest.',
    'Everything in your writing has already happened, so change the verbs at {q} to match the others.',
  ],
};
