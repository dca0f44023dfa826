import type { Wording } from '../rule.ts';

/** The comments on what `explained-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You use {term}, and {q} tells me what that means.',
    'Because {q} explains {term}, even a reader who has never come across it can follow you.',
    'A reader who has never heard of {term} learns it from you, since {q} says what that is.',
    'I know what {term} means now, because you wrote {q}.',
  ],
};
