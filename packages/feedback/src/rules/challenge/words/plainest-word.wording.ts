import type { Wording } from '../../rule.ts';

/** The comments on what `plainest-word.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Try two other words for {word} in {q}.',
    'Look at {word} in {q}: {ask} Try two other ways to say it, and keep the best.',
    'Say {q} again with something else in place of {word}. {ask} Use it if you like it better.',
    'In {q}, could you be more exact than {word}? {ask} Write it in two ways, and choose one.',
    'For a challenge, replace {word} in {q} with a more precise expression. {ask} Compare both versions aloud, and keep the one that shows it best.',
  ],
};
