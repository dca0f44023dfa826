import type { Wording } from '../../rule.ts';

/** The comments on what `retried-line.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Write {q} another way. Which do you like better?',
    'Try the line {q} in two other ways. Read all three aloud, and keep your favourite.',
    'Read your poem aloud. At {q}, try a line that makes a sound, and one with fewer words. Keep the best of the three.',
    'For a challenge, write the line {q} twice more, each time with one word changed. Choose by ear which of the three stays.',
  ],
};
