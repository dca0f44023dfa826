import type { Wording } from '../rule.ts';

/** The comments on what `whole-sentence.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} is a whole sentence, with its capital and its full stop.',
    'You wrote a whole sentence: {q}. It begins with a capital and ends with a full stop.',
    'I can see where {q} starts and where it stops, because its capital and its full stop are there.',
    'With its capital and its full stop, {q} stands as a sentence of its own.',
  ],
};
