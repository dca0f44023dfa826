import type { Wording } from '../rule.ts';

/** What is said of what `clear-goal.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your title, {q}, tells the reader the goal straight away.',
    'From {q} I know at once what I will be able to do.',
  ],
};
