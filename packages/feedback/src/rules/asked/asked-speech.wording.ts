import type { Wording } from '../rule.ts';

/** The comments on what `asked-speech.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for speech, and nobody speaks yet. What might somebody say at {q}? Write the words in speech marks.',
    'Let us hear somebody, as your task wants it: at {q}, write what is said and what the other answers.',
    'I can’t hear anybody in your story, though your task asks for that. Try it near {q}: who speaks first, and what do they say?',
  ],
};
