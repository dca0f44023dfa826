import { isInDictionary } from '../../language/dictionary.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './long-words.wording.ts';

/** Words of eight letters or more, spelt right: the writer takes on long words. */
export const longWords: Rule = {
  find(text) {
    const long = text.words
      .filter((word) => /^\p{Ll}{8,}$/u.test(word.text) && isInDictionary(word.text))
      .map((word) => word.text);
    const longestFirst = [...new Set(long)].toSorted((a, b) => b.length - a.length);
    return strengthInWords(longestFirst.slice(0, 6), 0.65);
  },
  wording,
  speaksOf: { strength: { spelling: 2 } },
  cases: [
    {
      title: 'praises long words that are right',
      text: 'The astronaut saw a caterpillar.',
      finds: [{ kind: 'strength', quotations: [['caterpillar', 'astronaut']] }],
    },
    {
      title: 'leaves misspelt words and names out',
      text: 'We saw a catterpiler with Charlotte.',
      finds: [],
    },
  ],
};
