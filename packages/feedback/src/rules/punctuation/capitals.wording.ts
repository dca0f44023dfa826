import type { Wording } from '../rule.ts';

/** The comments on what `capitals.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Give {what} a capital. Begin at {q}.',
    'Start at {q} and check for capitals: {what} needs one.',
    'Go through your writing for capitals, beginning with {q}. Check {what}.',
  ],
};
