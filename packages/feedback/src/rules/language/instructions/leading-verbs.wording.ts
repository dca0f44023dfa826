import type { Wording } from '../../rule.ts';

/** The comments on what `leading-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q1} and {q2} begin with the action, as good steps do.',
    'You start steps with a command verb: {q}.',
    'I see at once what to do when a step starts like {q1} or {q2}.',
  ],
};
