import type { Wording } from '../../rule.ts';

/** The comments on what `reader-question.ts` finds. */
export const wording: Wording = {
  strength: [
    'Asking the reader {q} makes me stop and think.',
    '{q} speaks straight to the reader.',
    'I wanted to answer when you asked {q}',
    'Your question {q} brings the reader in.',
    'You get the reader to take part by asking {q}',
  ],
  nextStep: [
    'Could you ask your reader a question just after {q}? If one fits, write it there.',
    'A question shows readers that you are talking to them. Would one fit right before {q}? If so, add it.',
    'What could you ask your reader after {q}? If a good question comes to mind, put it there.',
  ],
};
