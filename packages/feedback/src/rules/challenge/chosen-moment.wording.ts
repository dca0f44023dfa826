import type { Wording } from '../rule.ts';

/** The comments on what `chosen-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Choose your best moment before {q}. Slow it down with two more sentences.',
    'Which moment before {q} do you like best? Would two more sentences there let a reader stay for longer? Try it.',
    'For a challenge, find the one moment before {q} that your reader should never forget. Give it two or three more sentences.',
    'Of all that happens before {q}, decide which moment matters most. Does your reader stay there for long enough? If not, add what somebody saw, heard, felt or thought.',
  ],
};
