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
    'After {q}, say once more what you want, and give your best reason.',
    'I was waiting for your last word after {q}. What should happen, and why? End with that.',
  ],
};
