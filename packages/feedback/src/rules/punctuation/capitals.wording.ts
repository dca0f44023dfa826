import type { Wording } from '../rule.ts';

/** The comments on what `capitals.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Give {what} a capital, in {q} and anywhere else.',
    'Look at {q}, then check the rest for capitals: {what} needs one.',
    'Go through your writing for capitals, and don’t miss {q}. Check {what}.',
  ],
};
