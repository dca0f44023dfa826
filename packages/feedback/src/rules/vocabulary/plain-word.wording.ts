import type { Wording } from '../rule.ts';

/** The comments on what `plain-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Look at {word} in {q}. Which word would show me more?',
    'In {q}, the word {word} is plain. Is there one that tells me more exactly what you mean? If so, use it.',
    'Swap {word} in {q} for a more exact word.',
    'Consider replacing {word} in {q} with a more exact word, so that your reader can picture it precisely.',
  ],
};
