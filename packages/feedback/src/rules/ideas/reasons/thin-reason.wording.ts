import type { Wording } from '../../rule.ts';

/** The comments on what `thin-reason.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Tell us one thing that shows it after {q}. Why is it so?',
    'You write {q}. Tell how: who would it help, and what would be better for them?',
    '{q} could be said for many ideas. What makes it true of yours? Add one thing that would happen.',
    'After {q}, a reader may still ask how. Explain it with an example that fits only your idea.',
  ],
};
