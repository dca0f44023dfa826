import type { Wording } from '../../rule.ts';

/** The comments on what `how-big.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'How {how} exactly? Look at {q}, and add a number or a comparison.',
    'Tell us how {how} at {q}: use a number, or say what it is like.',
    'Readers of a report may want to know exactly how {how}. After {q}, add a measurement, or compare it with something from school or home.',
  ],
};
