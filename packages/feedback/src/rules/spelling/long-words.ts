import { isInDictionary } from '../../language/dictionary.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Words of eight letters or more, spelt right: the writer takes on long words. */
export const longWords: Rule = {
  find(text) {
    const long = text.words
      .filter((word) => /^\p{Ll}{8,}$/u.test(word.text) && isInDictionary(word.text))
      .map((word) => word.text);
    const longestFirst = [...new Set(long)].toSorted((a, b) => b.length - a.length);
    return strengthInWords(longestFirst.slice(0, 6), 0.65);
  },
  strength: {
    effects: [],
    sentences: [
      'You take on long words such as {q}.',
      'It is good that you try long words like {q}, and spell them right.',
      'Long words like {q} are no trouble for you.',
      'I counted the letters in {q}, and each letter is in its place.',
      'Writers who take on words such as {q} learn to spell even more of them.',
      'Attempting longer words, for instance {q}, helps your spelling to grow.',
    ],
    reasons: [
      'That takes care.',
      'Long words have many places to go wrong.',
      'Trying long words is the way to learn more of them.',
    ],
    again: [
      'use one more long word, and check each part of it',
      'say your longest words part by part and check them',
    ],
  },
};
