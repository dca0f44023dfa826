import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    'Your steps lead from {q1} through {q2} to {q3}.',
    'I can follow your steps from start to finish: {q1}, then {q2}, and at last {q3}.',
    'One step follows another: {q}.',
  ],
};
