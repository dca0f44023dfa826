import type { Wording } from '../rule.ts';

/** What is said of what `closing-statement.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your report ends with {q}. What is the one thing your reader should remember?',
    'After {q}, write a last sentence about the whole topic.',
  ],
  examples: ['Without bees there would be no honey and far fewer apples.'],
};
