import type { Wording } from '../rule.ts';

/** The comments on what `care-needed.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Add a warning at {q}.',
    'Someone could get hurt at {q}. How can they stay safe? Tell them in that step.',
    'Think of a younger reader at {q}. Add a warning, or say who should help.',
    'Because {q} could hurt a reader who rushes, include a safety warning there. What do you do to be careful?',
  ],
};
