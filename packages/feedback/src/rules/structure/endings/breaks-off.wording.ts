import type { Wording } from '../../rule.ts';

/** The comments on what `breaks-off.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your writing stops in the middle of a sentence: {q}. What comes next? Write it.',
    'What did you want to say after {q}? Finish the sentence, and then your ending.',
    'A reader is left waiting after {q}. Go on from there until all is told.',
    'Because {q} breaks off, your reader never learns how it goes on. Complete that sentence, and add whatever is still missing.',
  ],
};
