import { misspellings } from '../../language/misspellings.ts';
import { misspellingsOf } from '../../language/spelling.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [],
    sentences: [
      'Most of your words are spelt right, with {q} among them.',
      'You know everyday words such as {q}.',
      'Words that many people get wrong, like {q}, are right.',
      'I looked for mistakes in words like {q}, and found none.',
      'Many writers find {q} hard to spell, and there is no mistake here.',
      'Everyday words that are often misspelt, for instance {q}, are correct in your text.',
    ],
    reasons: [
      'That makes your text easy to read.',
      'You have learnt those well.',
      'A reader can follow your ideas without stopping at the spelling.',
    ],
    again: ['check the words that you use most', 'look once more at the words that you find hard'],
  },
};
