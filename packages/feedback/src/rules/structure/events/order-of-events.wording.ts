import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'Your events go in order, from {q1} to {q2} to {q3}.',
    'I could follow what happened: {q1}, later {q2}, and after that {q3}.',
    'Your events come one after the other: {q1} before {q2}, and {q3} after that.',
    'You tell things in the order they happened: {q}.',
  ],
};
