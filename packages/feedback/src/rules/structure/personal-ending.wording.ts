import type { Wording } from '../rule.ts';

/** What is said of what `personal-ending.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your ending, {q}, tells me what it meant to you.',
    '{q} is a good way to finish: I know how you felt.',
    'You don’t just stop. You leave me with {q}.',
  ],
  nextStep: [
    'After {q}, add one sentence that says what you thought of it all.',
    'Your recount stops at {q}. What was the best bit for you, and why?',
    'Finish with more than {q}. What will you remember?',
    'Your ending, {q}, could tell us more: which moment will you remember afterwards, and why does it matter to you?',
  ],
  examples: ['I still smile when I see that hill.'],
};
