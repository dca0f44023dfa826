import type { Wording } from '../rule.ts';

/** The comments on what `explained-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You use the exact word, {term}. Then {q} tells me what it means.',
    'Because {q} explains the technical word {term}, even a reader who has never come across it can follow you.',
    'I learnt the word {term} from you, since {q} says what it is.',
    'I know what {term} means now, because you wrote {q}.',
  ],
};
