import type { Wording } from '../rule.ts';

/** The comments on what `exactest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Try one more exact word in {q}.',
    'Read {q} one word at a time. Could one word be more exact? Try two others, and keep the best.',
    'Play with {q}. Change one word of it, then another. Which change lets a reader see more?',
    'For a challenge, try {q} with one word changed to something more exact. Keep the change if a reader sees more.',
    'Choose one word in {q}, find two others that are more exact, and read all three aloud before you decide.',
  ],
};
