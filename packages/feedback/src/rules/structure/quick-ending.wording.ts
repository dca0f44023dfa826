import type { Wording } from '../rule.ts';

/** The comments on what `quick-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}: {ask}?',
    'Your ending comes fast at {q}. {ask}? Tell it in two or three sentences.',
    'I wanted more at {q}! {ask}? Show us.',
    'It is all over in one line: {q}. {ask}? Two more sentences would let us see.',
    'After all that has happened, {q} settles things very quickly. {ask}? Add two or three sentences, so that your reader can stay with it.',
  ],
};
