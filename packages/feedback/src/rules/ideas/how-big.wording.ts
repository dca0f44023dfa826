import type { Wording } from '../rule.ts';

/** The comments on what `how-big.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'How {how} is it at {q}? Be exact.',
    'How {how} is that? At {q}, give a number or say what it is like.',
    'I can’t see it yet when I read {q}. Tell us how {how}: use a number, or compare it with something we know.',
    'Readers of a report want to know exactly how {how}. After {q}, add a measurement, or compare it with something from school or home.',
  ],
};
