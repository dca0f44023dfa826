import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './apostrophes.wording.ts';

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
  wording,
  speaksOf: { strength: { punctuation: 2 }, nextStep: { punctuation: 2 } },
  cases: [
    {
      title: 'asks about a missing apostrophe',
      text: 'I dont know. We couldnt go.',
      finds: [{ kind: 'nextStep', quotations: [['dont'], ['couldnt']] }],
    },
    {
      title: 'asks about one in the wrong place',
      text: "I could'nt go.",
      finds: [{ kind: 'nextStep', quotations: [["could'nt"]] }],
    },
    {
      title: 'praises those that are right',
      text: "I don't know and I can't go. It isn't fair.",
      finds: [{ kind: 'strength' }],
    },
  ],
};
