import type { Wording } from '../rule.ts';

/** What is said of what `say-more.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Stop at {q} for a moment: {question}?',
    'Here is a challenge. At {q}, {question}?',
    'Readers may want more at {q}. Think about it: {question}?',
  ],
};
