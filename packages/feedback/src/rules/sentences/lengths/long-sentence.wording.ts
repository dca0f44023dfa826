import type { Wording } from '../../rule.ts';

/** The comments on what `long-sentence.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} holds together as one sentence, and it doesn’t run on.',
    '{q} is whole: nothing is missing in it, and nothing runs on.',
    'From its capital to its full stop, {q} is one whole sentence.',
    'You kept {q} together as one whole sentence, from its first word to its last.',
  ],
};
