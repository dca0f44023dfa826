import type { Wording } from '../rule.ts';

/** The comments on what `dream-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'I wanted to know how it would work out, but {q} stops the story. Leave out the dream. What could your character do instead?',
    'Change {q}. How could your character get out of trouble without waking up?',
  ],
};
