import type { Wording } from '../rule.ts';

/** The comments on what `small-names.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Names of people, places and days begin with a capital. Mend {q}, and look for others.',
    'Give {q} a capital. Then check each name of a person, a place or a day in the same way.',
    'Which letter of {q} should be a capital? Look for other names of people, places and days, too.',
  ],
};
