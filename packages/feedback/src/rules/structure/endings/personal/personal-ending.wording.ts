import type { Wording } from '../../../rule.ts';

/** The comments on what `personal-ending.ts` finds. */
export const wording: Wording = {
  strength: [
    'You end with a thought of your own: {q}.',
    'Your last words say what you think or feel: {q}.',
    'You don’t just stop. You finish with {q}.',
  ],
  nextStep: [
    'Your writing stops at {q}. How did you feel by then? Add a last sentence.',
    'Do you say anywhere how you felt at the end? If not, write one more sentence after {q} that does.',
    'After {q}, tell us what you will remember, and why.',
    'Could you finish with more than {q}? What was the best bit for you?',
    'Your ending, {q}, could tell us more: which moment will you remember afterwards, and why does it matter to you?',
  ],
};
