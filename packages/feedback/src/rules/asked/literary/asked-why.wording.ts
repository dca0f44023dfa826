import type { Wording } from '../../rule.ts';

/** The comments on what `asked-why.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task also asks why. Go on after {q} with ‘because’, and give your reason.',
    'Say why at {q}: your task wants a reason there, and I can’t find one yet.',
    'After {q} a reader asks ‘why?’, and so does your task. Tell in one or two sentences what made it so.',
  ],
};
