import type { Wording } from '../rule.ts';

/** What is said of what `beginning-and-end.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Your text has a beginning and an end: {q}.',
      'I can see where you begin and where you end: {q}.',
      'The reader can see how your text opens and how it closes: {q}.',
    ],
    reasons: [
      'There is a start and an end.',
      'A reader can see where it starts and where it stops.',
    ],
    again: [
      'look at the middle part and check the order once more',
      'check that each part leads to the next one',
    ],
  },
};
