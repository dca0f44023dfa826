import { isInDictionary, isProperNoun } from '../../language/dictionary.ts';
import type { Word } from '../../text/student-text.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [],
    sentences: [
      'You spelt {q} right.',
      'You can spell hard words such as {q}.',
      'I checked {q}, and all is correct.',
      'Tricky words like {q} are spelt right.',
      'You took care with {q}.',
      'Difficult words, for instance {q}, are spelt correctly.',
      'Spelling words such as {q} correctly shows that you notice their patterns.',
    ],
    reasons: [
      'Those are not easy words.',
      'It shows that you know some hard patterns.',
      'Correct spelling lets the reader think about your ideas.',
    ],
    again: [
      'try one more hard word that you want to use',
      'check your longest words once more',
      'look for another interesting word, and check how it is spelt',
    ],
  },
};

function difficulty(word: Word): number {
  const { length } = word.text;
  return (tricky.test(word.lower) ? 1 : 0) + (length >= 7 ? 1 : 0) + (length >= 9 ? 1 : 0);
}
