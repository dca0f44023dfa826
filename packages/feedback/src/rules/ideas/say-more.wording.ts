import type { Wording } from '../rule.ts';

/** What is said of what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}: {question}?',
    'Here is a challenge for {q}: {question}?',
    'Go back to {q}. I still wonder: {question}?',
    'There is more to tell at {q}. Try this: {question}?',
    'Your writing is already clear, so here is something more difficult to consider at {q}: {question}?',
  ],
};
