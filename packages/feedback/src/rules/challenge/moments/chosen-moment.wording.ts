import type { Wording } from '../../rule.ts';

/** The comments on what `chosen-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Is your best moment before {q} over too fast? If so, slow down.',
    'Which moment before {q} do you like best? Is a reader there with you? If not, add the small things that they miss.',
    'Of all that happens before {q}, decide which moment matters most. Does your reader stay there for long enough? If not, add what somebody saw, heard, felt or thought.',
    'Put a star beside the most important moment before {q}, and read only that part aloud. Does it go by too fast? If so, add two exact details of it.',
    'Which moment before {q} would a film show slowly? If yours goes by in a flash, slow it down with what somebody noticed, thought or did first.',
    'Think of the one moment before {q} that nobody should miss, and count its sentences. If there are only one or two, write two more: what was done, said or thought there?',
    'Ask a friend which moment before {q} they like best. Is it the one that you meant? If not, give yours more room: what was it like to be there?',
  ],
};
