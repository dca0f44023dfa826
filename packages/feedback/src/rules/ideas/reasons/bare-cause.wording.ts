import type { Wording } from '../../rule.ts';

/** The comments on what `bare-cause.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} names the cause, but not how it works. What happens first, and what does that lead to? Add two sentences there.',
    'A reader still asks how. After {q}, tell step by step what happens, and join the steps with ‘so’ or ‘because’.',
    'Your task asks for an explanation, and {q} is only the start of one. What exactly happens there? Go on from it.',
  ],
};
