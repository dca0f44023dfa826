import type { Wording } from '../rule.ts';

/** The comments on what `closing-argument.ts` finds. */
export const wording: Wording = {
  strength: [
    'You come back to your point at the end with {q}.',
    '{q} wraps up your argument.',
    'Ending on {q} reminds me what you want.',
  ],
  nextStep: [
    'Your argument stops at {q}. Add a last sentence that says what you want to happen.',
    'After {q}, remind the reader what you think.',
    'Finish strongly: what should your reader do, now that they have read {q}?',
  ],
  examples: ['So please, let us keep our library.'],
};
