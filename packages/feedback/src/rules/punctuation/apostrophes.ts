import { isRightInPlace } from '../../language/right-in-place.ts';
import type { Rule } from '../rule.ts';
import { speltOtherwise } from '../spelling/spelt-otherwise.ts';
import { wording } from './apostrophes.wording.ts';

const missing = new Set(
  'dont didnt doesnt couldnt wouldnt shouldnt isnt wasnt werent arent havent hasnt hadnt ive youre theyre thats theres whats youve weve couldve'.split(
    ' ',
  ),
);
const misplaced = /^(?:could|would|should|did|does|is|was|were|had|has|have|do|are)'nt$/u;

/** Apostrophes missing where letters are left out (dont). */
export const apostrophes: Rule = {
  find(text) {
    const wrong = text.words.filter(
      (word, i) =>
        (missing.has(word.lower) && isRightInPlace(text, i, word.lower)) ||
        misplaced.test(word.lower),
    );
    const words = [...new Map(wrong.map((word) => [word.lower, word.text])).values()];
    return words.length === 0
      ? []
      : [
          {
            kind: 'nextStep',
            quotations: [words.slice(0, 3)],
            weight: wrong.length > 2 ? 0.65 : 0.15,
          },
        ];
  },
  skill: 'apostrophes',
  wording,
  taken: speltOtherwise,
  speaksOf: {
    nextStep: { punctuation: 2, 'general writing': 11, spelling: 4 },
  },
  cases: [
    {
      title: 'finds a missing and a misplaced one',
      text: "I dont know. It did'nt rain.",
      finds: [{ kind: 'nextStep', quotations: [['dont', "did'nt"]] }],
    },
    {
      title: 'asks for none in what may stand for ‘theirs’',
      text: 'We put our kayak away and they left theres by the lake.',
      finds: [],
    },
    {
      title: 'leaves words that may be right alone',
      text: "Its tail was wet. I cant see. We were well. Don't go.",
      finds: [],
    },
  ],
};
