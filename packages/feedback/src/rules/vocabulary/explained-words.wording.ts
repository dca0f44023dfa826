import type { Wording } from '../rule.ts';

/** The comments on what `explained-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You use the word {term}, and {q} tells me what it means.',
    'Because {q} explains the word {term}, even a reader who has never come across it can follow you.',
    'A reader who doesn’t know the word {term} learns it from you, since {q} says what it is.',
    'I know what {term} means now, because you wrote {q}.',
  ],
};
