import { isRight, misspellingsOf } from '../../../language/spelling/spelling.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { LAST_RESORT } from '../challenge.ts';
import { wording } from './word-family.wording.ts';

/** Endings that many words share, and that can’t be spelt by their sound. */
const endings = [
  'cious',
  'tious',
  'tion',
  'sion',
  'ture',
  'ous',
  'ible',
  'able',
  'ence',
  'ance',
  'ment',
  'ight',
  'ough',
  'dge',
  'tch',
];

/** Shorter words are all ending (letters). */
const FEWEST_LETTERS = 5;

/** Where every word seems right, one that leads on to others with its ending. */
export const wordFamily: Rule = {
  find(text) {
    if (misspellingsOf(text).length > 0) return [];
    for (const ending of endings) {
      const word = text.words.find(
        (one) =>
          one.lower.length >= FEWEST_LETTERS &&
          one.lower.endsWith(ending) &&
          one.text === one.lower &&
          isRight(one),
      );
      if (word !== undefined) return nextStep([word.text], LAST_RESORT, { ending });
    }
    return [];
  },
  skill: 'hardWords',
  wording,
  speaksOf: { nextStep: { spelling: 30 } },
  cases: [
    {
      title: 'leads on to words with the same ending',
      text: 'The eruption went on all night.',
      finds: [{ kind: 'nextStep', quotations: [['eruption']], slots: { ending: 'tion' } }],
    },
    {
      title: 'leads nowhere while a word of the text is misspelt',
      text: 'The eruption went on all nite, and we saw the ballons.',
      finds: [],
    },
    { title: 'says nothing of short words', text: 'We ran out. It was fun.', finds: [] },
  ],
};
