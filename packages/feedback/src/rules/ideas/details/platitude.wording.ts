import type { Wording } from '../../rule.ts';

/** The comments on what `platitude.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Many people say {q}. What can only you say? Put that there.',
    'Readers have met {q} many times before. Cut it, or swap it for something that you saw, did or found out yourself.',
    'Could somebody else have written {q}? Put something there that only you could say, from what you have told us.',
    'The parts that only you could write are stronger than {q}. What do they show? Say that there, in your own words.',
    'For the place with {q}, find words of your own: what exactly do you mean, and what in your writing shows it?',
  ],
};
