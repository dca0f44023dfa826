import type { Wording } from '../rule.ts';

/** What is said of what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'You spelt {q} right.',
      'You can spell hard words such as {q}.',
      'I checked {q}, and all is correct.',
      'Tricky words like {q} are spelt right.',
      'You took care with {q}.',
      'Difficult words, for instance {q}, are spelt correctly.',
      'Spelling words such as {q} correctly shows that you notice their patterns.',
    ],
    reasons: [
      'Those are not easy words.',
      'It shows that you know some hard patterns.',
      'Correct spelling lets the reader think about your ideas.',
    ],
    again: [
      'try one more hard word that you want to use',
      'check your longest words once more',
      'look for another interesting word, and check how it is spelt',
    ],
  },
};
