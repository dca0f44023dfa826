import type { Wording } from '../rule.ts';

/** What is said of what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'There is room for more at {q}. What could you add for someone who doesn’t know?',
    'After {q}, write one more sentence that makes it clearer.',
    'Choose {q} and tell me something else about it.',
    'What else could you tell your reader at {q}?',
  ],
};
