import type { Wording } from '../../rule.ts';

/** The comments on what `quick-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}: {ask}?',
    'Could {q} take a little longer? {ask}? Tell it in two or three sentences.',
    'Let us see more at {q}. {ask}?',
    'It takes you one line to tell {q}. {ask}? Add two more sentences.',
    'After all that has happened, {q} comes quickly. {ask}? Add two or three sentences, so that your reader can stay with it.',
  ],
};
