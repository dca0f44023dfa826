import type { Wording } from '../../rule.ts';

/** The comments on what `other-demand.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} asks for something else. Leave it out, and stay with the one thing that your reasons are for.',
    'Your reasons are for one thing, and {q} asks for another. Which do you want most? Take the other out.',
    'At {q} you ask for one more thing. Keep that for another day: a reader says yes sooner to one clear wish.',
    'Because no reason in your writing speaks for what you want at {q}, cut that sentence and give its room to what you argue for.',
  ],
};
