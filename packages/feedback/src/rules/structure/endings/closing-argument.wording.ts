import type { Wording } from '../../rule.ts';

/** The comments on what `closing-argument.ts` finds. */
export const wording: Wording = {
  strength: [
    'You come back to your point at the end with {q}.',
    '{q} wraps up your argument.',
    'Ending on {q} reminds me what you want.',
  ],
  nextStep: [
    'Do you say at the end what you want to happen? If not, add it after {q}.',
    'Your argument stops after {q}. Finish it with a sentence that says what you want and gives your best reason.',
    'What should happen, and why? Make that your last sentence, after {q}.',
  ],
};
