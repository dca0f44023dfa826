import type { Wording } from '../../rule.ts';

/** The comments on what `harder-objection.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What else could they say, beside {q}? Answer that, too.',
    'For a challenge, find something harder to answer than {q}. What would you say to that?',
    'Ask a classmate to argue against you. Is there anything stronger than {q}? If so, write it down and answer it.',
    'You answer those who disagree at {q}. For a challenge, think of the hardest thing that they could say, and give it an answer as well.',
  ],
};
