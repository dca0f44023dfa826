import type { Wording } from '../rule.ts';

/** The comments on what `long-sentence.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a long sentence, and it doesn’t run on.',
    'You can write a long sentence that stays whole: {q}.',
    'There is plenty in {q}, and it is still one sentence.',
    'Although {q} is long, it is one whole sentence from its first word to its last.',
  ],
};
