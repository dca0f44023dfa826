import type { Wording } from '../rule.ts';

/** What is said of what `short-and-long.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'is a short sentence that makes me stop',
      'stands out after a long sentence',
      'is short and strong',
      'follows a long sentence and catches the attention of the reader',
    ],
    sentences: [
      'The short sentence {q} makes the reader stop.',
      'After a long sentence, {q} comes as a surprise.',
      'You mix long and short sentences, and {q} stands out.',
    ],
    reasons: [
      'Short sentences add punch.',
      'A mix of lengths keeps me reading.',
      'Changing the length of sentences controls the pace for the reader.',
    ],
    again: [
      'use one more short sentence at an exciting part',
      'follow one more long sentence with a short one',
      'find another important moment for a very short sentence',
    ],
  },
};
