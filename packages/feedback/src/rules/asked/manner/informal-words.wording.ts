import type { Wording } from '../../rule.ts';

/** The comments on what `informal-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for formal language. What would you write for {word} in {q} to somebody you have never met?',
    'You would say {word} to a friend. Write {q} in formal words, as your task asks, and look for others like it.',
    'Change {word} in {q}: your task wants formal words. Then read on, and change any others that you only use with friends.',
  ],
};
