import type { Wording } from '../../rule.ts';

/** The comments on what `passed-over.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Stay at {q}. {ask} Add two sentences.',
    'Slow down at {q}, so that your reader is there, too. {ask} Write two sentences about it.',
    'At {q} your reader would like to know more. {ask} Tell it in two or three sentences before you go on.',
    'Your writing could stay for longer at {q}. {ask} Write it in two or three sentences, one small thing after another.',
  ],
};
