import type { Wording } from '../rule.ts';

/** The comments on what `telling-detail.ts` finds: a reader's liking, and no reason that may not be so. */
export const wording: Wording = {
  strength: [
    'My favourite part is {q}.',
    '{q} is the part that I will remember.',
    'Of all that you wrote, I like {q} best.',
    'I really enjoyed reading {q}.',
    'If I told a friend about your writing, I would begin with {q}.',
    'The part that appeals to me most is {q}.',
    'Your words {q} stay with me after reading.',
  ],
};
