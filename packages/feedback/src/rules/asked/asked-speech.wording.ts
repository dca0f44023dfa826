import type { Wording } from '../rule.ts';

/** The comments on what `asked-speech.ts` finds; `{wanted}` is ‘four pieces of speech’, `{found}` ‘none’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted}, and I found {found}. What might somebody say at {q}? Write the words in speech marks.',
    'Let us hear somebody, as your task wants it: at {q}, write what is said and what the other answers.',
    'I looked for {wanted}, since your task asks for that, and I can find {found}. Try it near {q}: who speaks first, and what do they say?',
  ],
};
