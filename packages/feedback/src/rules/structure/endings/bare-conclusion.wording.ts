import type { Wording } from '../../rule.ts';

/** The comments on what `bare-conclusion.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Which of your results shows {q}, and why did it come out that way? Write both there.',
    'A conclusion also says how you know, and why. Go on after {q}: give the result that shows it, and what may have caused it.',
    'After {q}, tell your reader which result makes you say so, and what you think the reason is.',
  ],
};
