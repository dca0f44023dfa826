import type { Wording } from '../rule.ts';

/** The comments on what `asked-voice.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task wants a voice that speaks of the topic alone. Turn {q} into a fact that holds for everybody, or take it out.',
    'Check the voice that your task asks for: does {q} keep to it? Put a fact about the topic there.',
    'Could somebody you have never met have written {q}? Your task asks for that voice, so change it or leave it out.',
  ],
};
