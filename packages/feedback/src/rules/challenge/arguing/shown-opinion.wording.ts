import type { Wording } from '../../rule.ts';

/** The comments on what `shown-opinion.ts` finds; what is reviewed may be a book, a film or a meal. */
export const wording: Wording = {
  nextStep: [
    'What made you think {q}? Add one example.',
    'Somebody who doesn’t know it reads {q}. Give them one exact example of what you mean.',
    'Would a reader who doesn’t know it see what you mean by {q}? If not, add something that you noticed, and keep the best surprise to yourself.',
    'For a challenge, help a reader to judge for themselves: beside {q}, put one thing that you saw, heard or noticed, and leave the rest for them to find out.',
  ],
};
