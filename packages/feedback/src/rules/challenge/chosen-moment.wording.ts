import type { Wording } from '../rule.ts';

/** The comments on what `chosen-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Choose your best moment before {q}. Slow it down with two more sentences.',
    'Which moment before {q} do you like best? Add two sentences there: what could you see, hear and feel?',
    'For a challenge, find the one moment before {q} that your reader should never forget. Give it two or three more sentences.',
    'Of all that happens before {q}, decide which moment matters most, and make your reader stay there: what could be seen, heard, felt and thought?',
  ],
};
