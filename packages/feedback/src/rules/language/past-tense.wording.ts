import type { Wording } from '../rule.ts';

/** What is said of what `past-tense.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your writing is about the past, but {q} jumps to now. Put that part in the past too.',
    'At {q} the time changes. Change it back so that it has already happened, like the rest.',
    'Look at the verb in {q}. Does it match the other verbs, which are in the past?',
    'Most of this has already happened. Fix the verb in {q} so that it has, too.',
  ],
  examples: ['He runs becomes he ran.'],
};
