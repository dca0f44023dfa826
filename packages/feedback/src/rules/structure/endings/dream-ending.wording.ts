import type { Wording } from '../../rule.ts';

/** The comments on what `dream-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Leave out {q}. How else could your story end?',
    'Many stories end with a dream, as yours does at {q}. What could end it instead?',
    'Change {q}. What could happen at the end in place of the dream?',
  ],
};
