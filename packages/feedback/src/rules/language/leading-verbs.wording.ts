import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    '{q1} and {q2} begin with the action, as good steps do.',
    'You start steps with a command verb: {q}.',
    'I know what to do at once when a step starts like {q1} or {q2}.',
    'Your commands are clear, for example {q1} and {q2}.',
  ],
};
