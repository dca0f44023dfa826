import type { Wording } from '../../rule.ts';

/** The comments on what `headings.ts` finds. */
export const wording: Wording = {
  strength: [
    'Organising your information under headings such as {q} makes it simple to find.',
    'Headings such as {q} help me to find what I want to know.',
    'Your headings say what each part is about: {q}.',
    'With the headings {q}, your writing is easy to use.',
  ],
  nextStep: [
    'What heading could stand above the part that starts {q}?',
    'What is the part about that begins {q}? That could be its heading.',
    'Headings help a reader to find a fact quickly. Could you put one above the part that begins {q}?',
  ],
};
