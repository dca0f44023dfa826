import type { Wording } from '../rule.ts';

/** The comments on what `chosen-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Is your best moment before {q} over too fast? If so, slow down.',
    'Which moment before {q} do you like best? Can a reader see and hear it? If not, add what they miss.',
    'Of all that happens before {q}, decide which moment matters most. Does your reader stay there for long enough? If not, add what somebody saw, heard, felt or thought.',
  ],
};
