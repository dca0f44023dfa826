import type { Wording } from '../../rule.ts';

/** The comments on what `asked-because.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for the word ‘because’. Go on after {q} with ‘because’, and say why.',
    'Read {q} and ask yourself why. Write the answer beside it, with the ‘because’ that your task wants.',
    'Why? That is what a reader asks at {q}. Your task wants the word ‘because’: use it to answer.',
  ],
};
