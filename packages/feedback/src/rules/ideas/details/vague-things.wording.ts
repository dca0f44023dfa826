import type { Wording } from '../../rule.ts';

/** The comments on what `vague-things.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'At {q}, name one or two of them for me.',
    'Which ones do you mean at {q}? Tell your reader.',
    'Be exact at {q}: tell me about one of them.',
    'Pick one thing from {q} and tell me more about it.',
  ],
};
