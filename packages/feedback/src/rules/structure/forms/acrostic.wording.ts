import type { Wording } from '../../rule.ts';

/** The comments on what `acrostic.ts` finds: a title that is spelled, or a word where there is none. */
export const wording: Wording = {
  strength: [
    'Your lines spell your {title}, {q}, from top to bottom.',
    'The first letters of your lines spell {q}, so the {title} runs down your poem.',
    'From {q} on, the first letters of your lines spell {hidden}.',
    'I read down the first letters of your lines, beginning with {q}, and they spell {hidden}.',
  ],
  nextStep: [
    'Make {q} a longer line. What could be seen or heard there?',
    'The line {q} is short. Add words that tell how, where or what it is like.',
    'Grow the line {q}: keep its first letter, and add what a reader could see, hear or feel.',
    'Say more in the line {q}, so that it gives your reader something to picture as well as a word.',
  ],
};
