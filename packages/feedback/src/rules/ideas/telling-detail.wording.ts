import type { Wording } from '../rule.ts';

/** The comments on what `telling-detail.ts` finds: a reader's liking, and no reason that may not be so. */
export const wording: Wording = {
  strength: [
    'My favourite part of your writing is {q}.',
    '{q} is the part of this that I will remember.',
    'Of everything that you wrote, I like {q} best.',
    'As a reader, I really enjoyed {q}.',
    'If I told a friend about this, I would begin with {q}.',
    'The part of this that appeals to me most is {q}.',
    'I will keep thinking of your words {q}.',
  ],
};
