import type { Wording } from '../rule.ts';

/** What is said of what `misspellings.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [],
    sentences: [
      'Check the word {q}. It is spelt ‘{right}’.',
      'Look at {q} and learn how to spell ‘{right}’.',
      'Find {q} in your text. The right spelling is ‘{right}’.',
      'Your next step is to check {q}, which is spelt ‘{right}’.',
    ],
    reasons: ['Say it slowly and look at each part.', 'Cover it, write it, and check it again.'],
    examples: [
      'Look, say, cover, write, check.',
      'Say each part aloud: un-der-stand.',
      'Find a small word inside: there is a hen in when.',
      'Write it three times, and the last time with your eyes shut.',
    ],
    questions: [
      'How will you remember that word?',
      'Which part of that word is tricky?',
      'Which other words will you check?',
      'Where can you look up a word?',
    ],
  },
};
