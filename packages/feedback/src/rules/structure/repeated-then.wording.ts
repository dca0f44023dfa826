import type { Wording } from '../rule.ts';
import { order } from './order.wording.ts';

/** What is said of what `repeated-then.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [],
    sentences: [
      'You use {q} {times} times. Change one of them to a new time word.',
      'The word {q} comes {times} times: try another way to show the order.',
      'I counted {q} {times} times. Try a new time word in one of those places.',
      'Instead of {q}, which you use {times} times, choose a connective that shows when it happened.',
    ],
    reasons: ['That makes the order clear.', 'Different time words keep the reader with you.'],
    ...order,
  },
};
