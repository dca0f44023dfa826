import type { Wording } from '../../rule.ts';

/** The comments on what `choppy.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Do {q} and the sentence after it belong together? If so, join them with a word such as ‘because’, ‘when’ or ‘so’.',
    '{q} and the next sentence are both short. Could ‘and’, ‘so’ or ‘because’ make one longer sentence of them?',
    'Read {q} together with what comes after it. If one sentence can hold both, join them, perhaps with ‘and’, ‘so’ or ‘because’.',
    'Many of your sentences are short. Join {q} to the next one with a word such as ‘because’, ‘so’ or ‘which’, then look for other pairs.',
  ],
};
