import type { Wording } from '../rule.ts';

/** What is said of what `command-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} tells the reader just what to do.',
    'You give a clear order in {q}, as good instructions do.',
    'A reader could follow {q} without asking anything.',
    'Starting with the action, as in {q}, makes your steps easy to follow.',
  ],
  nextStep: [
    'Change {q} so that it starts with the action.',
    'Your reader needs orders. Begin {q} with a doing word.',
    'In {q} you talk about who does it. Start with what to do instead.',
  ],
  examples: ['You put the lid on becomes Put the lid on.'],
};
