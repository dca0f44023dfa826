import type { Wording } from '../rule.ts';

/** The comments on what `personal-ending.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your ending, {q}, tells me what it meant to you.',
    '{q} is a strong way to finish.',
    'You don’t just stop. You leave me with {q}.',
  ],
  nextStep: [
    'Because your recount finishes at {q}, your reader never discovers what you thought about it all, so consider adding a personal comment.',
    'Your recount stops at {q}. How did you feel by then? Add a last sentence.',
    'I wondered how you felt at the end. After {q}, write one more sentence that tells us, and why.',
    'After {q}, tell us what you will remember, and why.',
    'Finish with more than {q}. What was the best bit for you?',
    'Your ending, {q}, could tell us more: which moment will you remember afterwards, and why does it matter to you?',
  ],
};
