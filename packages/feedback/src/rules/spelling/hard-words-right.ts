import { isInDictionary, isProperNoun } from '../../language/dictionary.ts';
import type { Word } from '../../text/student-text.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './hard-words-right.wording.ts';

/** Patterns that make a word hard: silent letters, -tion, ough, double letters. */
const tricky =
  /^(?:kn|wr|gn)|(?:tion|sion|ough|augh|eigh|ight|cious|tious|ture|que|mb|stle|ically|ious|eous|ieve|eive|ouble|cha|phy|rh)|(\p{L})\1/u;

/** Hard words that are spelt right. */
export const hardWordsRight: Rule = {
  find(text) {
    const hard = text.words
      .filter((word) => /^\p{Ll}{6,}$/u.test(word.text) && difficulty(word) > 1)
      .filter((word) => isInDictionary(word.text) && !isProperNoun(word.text))
      .toSorted((a, b) => difficulty(b) - difficulty(a));
    return strengthInWords([...new Set(hard.map((word) => word.text))].slice(0, 8), 0.8);
  },
  wording,
  speaksOf: { strength: { spelling: 1 } },
  cases: [
    {
      title: 'praises hard words',
      text: 'The knight thought about the mountain and the adventure.',
      finds: [{ kind: 'strength' }],
    },
    { title: 'says nothing where there are none', text: 'The cat sat on a mat.', finds: [] },
  ],
};

function difficulty(word: Word): number {
  const { length } = word.text;
  return (tricky.test(word.lower) ? 1 : 0) + (length >= 7 ? 1 : 0) + (length >= 9 ? 1 : 0);
}
