import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'Your opening tells me {told} ({q1}) and {also} ({q2}).',
    'Right at the start I learn {told}, from {q1}, and {also}, from {q2}.',
    'You begin with {told} and {also}: {q}.',
    'You begin by telling me {told}: {q1}.',
    'From the start I know {told}, because you wrote {q1}.',
  ],
};
