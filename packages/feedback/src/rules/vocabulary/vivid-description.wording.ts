import type { Wording } from '../rule.ts';

/** What is said of what `vivid-description.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'has a great describing word in it',
      'uses just the right word',
      'describes it clearly',
      'contains a well-chosen word that creates a picture for the reader',
    ],
    sentences: [
      'You picked a strong word in {q}.',
      'Your words {q} paint a picture.',
      'The description {q} shows careful word choice.',
    ],
    reasons: [
      'A strong word helps me see it.',
      'Careful word choices make your writing interesting.',
      'Precise words tell the reader more than ordinary ones do.',
    ],
    again: [
      'find one more word that could be stronger',
      'choose one more describing word with the same care',
      'look for another plain word that could be more exact',
    ],
  },
  nextStep: {
    actions: [
      'add one strong describing word',
      'choose one thing and find an exact word for how it looked',
      'describe one important thing with a more exact word',
    ],
    sentences: [
      'One strong describing word would help me see it.',
      'Choose one thing that the reader ought to picture clearly.',
    ],
    reasons: ['Then I can picture it.', 'Exact words help the reader to imagine things.'],
    examples: [
      'A big wave can be a towering wave.',
      'An old shed can be a crooked, rusty shed.',
      'A cold wind can be a bitter wind.',
    ],
    questions: [
      'Which word would show just how it looked?',
      'What was it really like?',
      'Which thing should the reader see most clearly?',
      'What word would nobody else think of here?',
    ],
  },
};
