import type { Wording } from '../../rule.ts';

/** The comments on what `why-so.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Why is that so: {q}? Tell your reader.',
    'A curious reader will ask why at {q}. Find out, and answer in a sentence with ‘because’.',
    'You know a lot about this. For a challenge, say how or why at {q}, so that your reader understands it as well as you do.',
    'For a challenge, follow {q} with its cause: what makes it so?',
  ],
};
