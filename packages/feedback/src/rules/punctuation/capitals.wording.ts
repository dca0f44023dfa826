import type { Wording } from '../rule.ts';

/** The comments on what `capitals.ts` finds; a line above the place may lack a capital as well. */
export const wording: Wording = {
  nextStep: [
    'Give {what} a capital. Look at {q}, for example.',
    'Check for capitals, as at {q}: {what} needs one.',
    'Go through your writing for capitals, for example at {q}. Check {what}.',
  ],
};
