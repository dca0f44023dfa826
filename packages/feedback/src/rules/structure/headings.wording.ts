import type { Wording } from '../rule.ts';

/** The comments on what `headings.ts` finds. */
export const wording: Wording = {
  strength: [
    'Organising your information under headings such as {q} makes it simple to find.',
    'Headings such as {q} help me to find what I want to know.',
    'You sorted your facts under headings: {q}.',
    'With the headings {q}, your report is easy to use.',
  ],
  nextStep: [
    'Write a heading above the part that starts {q}.',
    'A reader can’t find one fact quickly yet. Put a heading over the part that begins {q}, then over the others.',
    'What is the part about that begins {q}? Make that its heading.',
  ],
};
