import type { Wording } from '../../rule.ts';

/** The comments on what `fewest-words.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {fewest} words, and you have about {count}. What more can you tell at {q}? Add two or three sentences there.',
    'There are about {count} words so far, and the task wants {fewest}. Begin with {q}: what else happened, or what was it like?',
    'You have room for more, since the task wants {fewest} words and I count about {count}. Which part could grow? Try it after {q}.',
  ],
};
