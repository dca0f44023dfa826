import type { Wording } from '../../rule.ts';

/** The comments on what `checked-ending.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Does {q} {check}? If not, add it.',
    'Look at your ending, {q}. Does it {check}? If not, add a sentence that does.',
    'Read {q} once more. Does it {check}? If it doesn’t yet, write one more sentence.',
    'Let somebody read your ending, {q}, and ask whether it {checks}. Add what they miss.',
    'An ending is what a reader takes away, so check whether {q} {checks}, and add a sentence if it doesn’t.',
  ],
};
