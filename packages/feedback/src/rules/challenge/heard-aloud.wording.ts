import type { Wording } from '../rule.ts';

/** The comments on what `heard-aloud.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Try the long sentence with {q} as two. Which is better?',
    'Read the long sentence with {q} aloud. Then try it as two. Keep the one that sounds better.',
    'Listen to the sentence with {q}. Where do you take a breath? Try it as two sentences, then choose.',
    'For a challenge, write the sentence with {q} in two other ways: as two sentences, and with its parts in another order. Read all three aloud, and keep the best.',
  ],
};
