import type { Wording } from '../rule.ts';

/** The comments on what `end-marks.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'End {q} with {mark}, then check your other sentences.',
    'The sentence with {q} needs {mark} at its end.',
    'Find where the sentence with {q} stops, and put {mark} there.',
  ],
};
