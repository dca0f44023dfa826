import type { Wording } from '../../rule.ts';

/** The comments on what `left-unanswered.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You name what others may say, but {q} is no answer. What could you tell them? Put that there.',
    'Think again at {q}: which reason or fact would answer what others say? Write it there instead.',
  ],
};
