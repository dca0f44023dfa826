import type { Wording } from '../../rule.ts';

/** The comments on what `passed-over.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Stay at {q} for two sentences more. Tell {ask}.',
    'Slow down at {q}, so that your reader is there, too. Say {ask}.',
    'At {q} your reader would like to know more. Write {ask} before you go on.',
    'Your writing could stay for longer at {q}. In two or three sentences, tell {ask}, one small thing after another.',
  ],
};
