import type { Wording } from '../../rule.ts';

/** The comments on what `dead-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Leave out {q}. Who could find a way out, and how?',
    'Many scary stories end with death, as yours does at {q}. What could somebody try that works?',
    'Change {q}. Readers want to see how the problem is solved: what is tried first, and what saves somebody at last?',
  ],
};
