import type { Wording } from '../rule.ts';

/** What is said of what `apostrophes.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'You put the apostrophe in the right place in {q}.',
      'The apostrophes in {q} are right.',
      'I checked your apostrophes: {q} are correct.',
      'Words with apostrophes, such as {q}, are written correctly in your text.',
    ],
    reasons: ['Many people find that hard.', 'They show the reader where letters were left out.'],
    again: [
      'check the apostrophes in words that show who owns something',
      'keep checking your apostrophes in new parts',
    ],
  },
  nextStep: {
    actions: [],
    sentences: [
      'Look at {q}. Where does the apostrophe go?',
      'The word {q} needs an apostrophe. Put it where letters were left out.',
      'Find {q} and think about which letters were left out: the apostrophe goes there.',
    ],
    reasons: [
      'It shows that letters were left out.',
      'Apostrophes help the reader to see the two words inside one.',
    ],
    examples: ['We will becomes we’ll.', 'They have becomes they’ve.', 'Who is becomes who’s.'],
    questions: [
      'Which two words are inside it?',
      'Which letters were left out?',
      'Are there other words like it in your text?',
    ],
  },
};
