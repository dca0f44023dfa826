import { itIs } from '../../language/spelling/it-is.ts';
import { isRightInPlace } from '../../language/spelling/right-in-place.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import type { Rule } from '../rule.ts';
import { speltOtherwise } from '../spelling/spelt-otherwise.ts';
import { wording } from './apostrophes.wording.ts';

const missing = new Set(
  'dont didnt doesnt couldnt wouldnt shouldnt isnt wasnt werent arent havent hasnt hadnt ive youre theyre thats theres whats youve weve couldve'.split(
    ' ',
  ),
);
const misplaced = /^(?:could|would|should|did|does|is|was|were|had|has|have|do|are)'nt$/u;

/** ‘Its called’, shown with the word after it: the same word may be right elsewhere. */
function shortened({ words, text }: StudentText, word: Word, i: number): string | null {
  const next = words[i + 1];
  if (word.lower !== 'its' || next?.sentence !== word.sentence) return null;
  const both = text.slice(word.start, next.end);
  return itIs.test(both) ? both : null;
}

const isWrong = (text: StudentText, { lower }: Word, i: number): boolean =>
  (missing.has(lower) && isRightInPlace(text, i, lower)) || misplaced.test(lower);

/** Each place where one is missing or misplaced. */
export const apostrophesMissing = (text: StudentText) =>
  text.words.flatMap((word, i) => {
    const shown = isWrong(text, word, i) ? word.text : shortened(text, word, i);
    return shown === null ? [] : [{ lower: word.lower, shown }];
  });

/** Apostrophes missing where letters are left out (dont). */
export const apostrophes: Rule = {
  find(text) {
    const wrong = apostrophesMissing(text);
    const words = [...new Map(wrong.map(({ lower, shown }) => [lower, shown])).values()];
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
      title: 'finds it in ‘its’ before what nobody owns, and shows it with the next word',
      text: 'Its tail is long. Its called a ruru. When its not hungry it sleeps.',
      finds: [{ kind: 'nextStep', quotations: [['its not']] }],
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
    {
      title: 'asks for none in what may stand for ‘wants’',
      text: 'One night a hedgehog woke up. He wasnt to find some food.',
      finds: [],
    },
  ],
};
