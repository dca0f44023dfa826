import type { Wording } from '../../rule.ts';

/** The comments on what `one-reason.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'I counted {times} sentences about {reason}. That is one reason, so think of another in place of {q}: who would it help, and how?',
    'Keep your reason about {reason} once. At {q}, give a new one, with something that really happened.',
    '{times} of your sentences are about {reason}, as at {q}. What else could make your reader agree? Write that instead.',
  ],
};
