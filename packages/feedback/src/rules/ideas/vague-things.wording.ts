import type { Wording } from '../rule.ts';

/** The comments on what `vague-things.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'At {q}, name one or two of them for me.',
    'I can’t see them yet when I read {q}. Which ones were they?',
    'Be exact at {q}: tell me about one of them.',
    'Pick one thing from {q} and tell me more about it.',
  ],
};
