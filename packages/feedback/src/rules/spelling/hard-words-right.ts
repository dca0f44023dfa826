import { isInDictionary, isProperNoun } from '../../language/dictionary.ts';
import { isConfused } from '../../language/confused-words.ts';
import type { Word } from '../../text/student-text.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './hard-words-right.wording.ts';

/** Patterns that make a word hard: silent letters, -tion, ough, double letters. */
const tricky =
  /^(?:kn|wr|gn)|(?:tion|sion|ough|augh|eigh|ight|cious|tious|ture|que|mb|stle|ically|ious|eous|ieve|eive|ouble|cha|phy|rh)|(\p{L})\1/u;

/** Long words are hard, and those with a pattern that doesn't sound as it is written. */
function difficulty({ text }: Word): number {
  return (tricky.test(text) ? 1 : 0) + (text.length >= 7 ? 1 : 0) + (text.length >= 9 ? 1 : 0);
}

/** Learnt first, and seldom wrong. */
const easy = new Set(
  'house about there where other would could should three school teacher street green sheep brown black down town found around every friend their these those shout cheese train outside about night white please trees little mother father water'.split(
    ' ',
  ),
);
/** Two letters for one sound, which is where early spelling goes wrong. */
const pairs = /(?:sh|ch|ck|igh|oa|ea|ee|ai|ow|ou|qu|wh)/u;

/** No name, and no word that may have been meant for another. */
const isSurelyRight = (word: string): boolean =>
  isInDictionary(word) && !isProperNoun(word) && !isConfused(word);

/** The best of them are enough. */
const MOST = 8;

/** Hard words that are spelt right. */
export const hardWordsRight: Rule = {
  find(text) {
    const hard = text.words
      .filter((word) => /^\p{Ll}{6,}$/u.test(word.text) && difficulty(word) > 1)
      .filter(({ text: word }) => isSurelyRight(word))
      .toSorted((a, b) => difficulty(b) - difficulty(a));
    const hardest = [...new Set(hard.map((word) => word.text))].slice(0, MOST);
    if (hardest.length > 1) return strengthInWords(hardest, 0.8);
    const fair = text.words
      .filter(({ text: word }) => /^\p{Ll}{5,}$/u.test(word) && pairs.test(word) && !easy.has(word))
      .filter(({ text: word }) => isSurelyRight(word))
      .toSorted((a, b) => b.text.length - a.text.length);
    return strengthInWords([...new Set(fair.map((word) => word.text))].slice(0, MOST), 0.5);
  },
  skill: 'hardWords',
  wording,
  speaksOf: {
    strength: { spelling: 1 },
  },
  cases: [
    {
      title: 'praises hard words that are right',
      text: 'The frightening explosion was beautiful.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'praises no word that may stand for one that sounds or looks alike',
      text: 'We saw strait and aloud, bored, sheer, piece, flour, hopping, trough, desert and stationary.',
      finds: [],
    },
    { title: 'praises no single word', text: 'It was beautiful. We sat up.', finds: [] },
  ],
};
