import type { Wording } from '../rule.ts';

/** What is said of what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}. Then answer this: {question}?',
    'Here is a challenge for {q}: {question}?',
    'Readers may stop at {q}. Tell them more: {question}?',
  ],
};
