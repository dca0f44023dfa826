import type { Wording } from '../../rule.ts';

/** The comments on what `story-in-argument.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} tells a story. Give me a reason there.',
    'At {q} you are telling a story. Keep one part that helps your case. Then add two reasons why you are right.',
    'Much of your writing tells what happened, like {q}. A reader who needs convincing wants reasons. Choose the one thing in that story that proves your point, and cut the rest.',
    'Does all of the story with {q} help your argument? Swap most of it for reasons.',
  ],
};
