import type { Wording } from '../../rule.ts';

/** The comments on what `shown-quality.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What {does} do that shows it? Write that after {q}.',
    'You tell me {q}. Now show me: what {does} do that makes you say so?',
    'After {q}, add one thing that has happened. What {does} do that lets a reader see it?',
    'Help your reader to see {q}: what {does} do, and when did you last notice it?',
  ],
};
