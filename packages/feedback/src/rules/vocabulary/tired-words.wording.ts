import type { Wording } from '../rule.ts';

/** What is said of what `tired-words.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [],
    sentences: [
      'You use {q} {times} times. Try {better} in one place.',
      'The word {q} comes up {times} times. Swap one for {better}.',
      'Find {q} in your text: it is there {times} times. Change one of them, to {better} for instance.',
      'I counted {q} {times} times, so your next step is to replace one of them with {better}.',
      'You use {q} {times} times. Choose one of those places and find a more exact word, such as {better}.',
    ],
    reasons: ['A new word wakes the reader up.', 'Different words keep the reader interested.'],
    examples: [
      'The duck went across the road can be the duck waddled across the road.',
      'A nice cake can be a sticky ginger cake.',
      'She said no can be she whispered no.',
    ],
    questions: [
      'Which other word could you use?',
      'Which word would show it best?',
      'Where would a new word help the most?',
      'What would make the meaning clearer there?',
    ],
  },
};
