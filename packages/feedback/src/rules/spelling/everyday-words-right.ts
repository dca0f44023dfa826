import { misspellings } from '../../language/misspellings.ts';
import { misspellingsOf } from '../../language/spelling.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './everyday-words-right.wording.ts';

/** At most this share of the words may be misspelt when most are said to be right. */
const FEW = 0.1;

const oftenWrong = new Set([...misspellings.values()].filter((word) => /^\p{Ll}{6,}$/u.test(word)));

/** Words that children often misspell, spelt right in a text with few misspellings. */
export const everydayWordsRight: Rule = {
  find(text) {
    const right = text.words.filter((word) => oftenWrong.has(word.text)).map((word) => word.text);
    if (misspellingsOf(text).length > text.words.length * FEW) return [];
    const longestFirst = [...new Set(right)].toSorted((a, b) => b.length - a.length);
    return strengthInWords(longestFirst.slice(0, 6), 0.6);
  },
  wording,
  speaksOf: { strength: { spelling: 3 } },
  cases: [
    {
      title: 'praises words that are often misspelt',
      text: 'My friend went because people thought it was beautiful.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'says nothing where many words are misspelt',
      text: 'My friend whent becos peple thort it was butiful.',
      finds: [],
    },
  ],
};
