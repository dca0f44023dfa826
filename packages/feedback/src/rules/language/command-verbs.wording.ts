import type { Wording } from '../rule.ts';

/** The comments on what `command-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} tells the reader just what to do.',
    'You give a clear order in {q}, as good instructions do.',
    'A reader could follow {q} without asking anything.',
    'Starting with the action, as in {q}, makes your steps easy to follow.',
  ],
  nextStep: [
    'Start every step with the action. Change {q} so that nobody is named.',
    'Your reader needs orders. Begin {q} with a doing word, and leave out ‘you’, ‘I’ or ‘we’.',
    'Some steps start with the action and some don’t. Rewrite {q} so that the doing word comes first.',
    'Instructions are easier to follow when every step begins with the action, so reorganise {q} that way.',
  ],
};
