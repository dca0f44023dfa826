import type { Wording } from '../rule.ts';

/** The comments on what `asked-sentences.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted} under each heading. Count them in the part with {q}, and add what is missing.',
    'The part with {q} has fewer than the {wanted} that your task asks for. What else do you know about it?',
  ],
};
