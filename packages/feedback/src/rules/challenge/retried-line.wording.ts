import type { Wording } from '../rule.ts';

/** The comments on what `retried-line.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Write {q} another way. Which do you like better?',
    'Try the line {q} in two other ways. Read all three aloud, and keep your favourite.',
    'Read your poem aloud. At {q}, try a line that can be heard, and one that can be seen. Keep the best of the three.',
    'For a challenge, write the line {q} twice more: once with fewer words, and once with a surprising one. Choose by ear which of the three stays.',
  ],
};
