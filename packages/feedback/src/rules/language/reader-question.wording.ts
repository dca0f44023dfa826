import type { Wording } from '../rule.ts';

/** The comments on what `reader-question.ts` finds. */
export const wording: Wording = {
  strength: [
    'Asking the reader {q} makes me stop and think.',
    '{q} speaks straight to the reader.',
    'I wanted to answer when you asked {q}',
    'Your question {q} pulls me into the argument.',
    'You get the reader to take part by asking {q}',
  ],
  nextStep: [
    'Ask your reader a question just after {q}, so that they feel it is about them.',
    'Which question could you ask your reader right before {q}? Write it there.',
  ],
};
