import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

const missing = new Set(
  'dont didnt doesnt dosent couldnt wouldnt shouldnt cant isnt wasnt werent arent havent hasnt hadnt im ive youre theyre thats theres whats youve weve couldve'.split(
    ' ',
  ),
);
const misplaced = /^(?:could|would|should|did|does|is|was|were|had|has|have|do|are)'nt$/u;
const rightOnes =
  /^(?:\p{L}+n't|i'm|i've|i'll|i'd|you're|they're|we're|it's|that's|there's|let's|he's|she's)$/u;

/** Apostrophes where letters are left out (don't), right or missing. */
export const apostrophes: Rule = {
  find(text) {
    const wrong = text.words.filter(
      (word) => missing.has(word.lower) || misplaced.test(word.lower),
    );
    if (wrong.length > 0)
      return nextStep([...new Set(wrong.map((word) => word.text))].slice(0, 3), 0.7);
    const right = text.words.filter(
      (word) => rightOnes.test(word.lower) && !misplaced.test(word.lower),
    );
    return right.length < 2
      ? []
      : strengthInWords(
          right.map((word) => word.text),
          0.45,
        );
  },
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
