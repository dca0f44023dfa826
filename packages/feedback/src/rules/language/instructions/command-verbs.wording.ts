import type { Wording } from '../../rule.ts';

/** The comments on what `command-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} tells the reader what to do.',
    'You give a clear command in {q}, as good instructions do.',
    'Starting with the action, as in {q}, makes a step easy to follow.',
  ],
  nextStep: [
    'A step is clearest when it starts with what to do. Change {q} that way.',
    'Your reader needs commands. Begin {q} with a doing word, and leave out ‘you’, ‘I’ or ‘we’.',
    'Which word in {q} says what to do? Move it to the front.',
    'Instructions are easier to follow when every step begins with the action, so reorganise {q} that way.',
  ],
};
