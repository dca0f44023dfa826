import type { Wording } from '../rule.ts';

/** The comments on what `whole-sentence.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a whole sentence, with its capital and its full stop.',
    'You wrote a whole sentence: {q}. It begins with a capital and ends with a full stop.',
    'From its capital to its full stop, {q} is one whole sentence.',
    'With its capital and its full stop, {q} stands as a sentence of its own.',
  ],
};
