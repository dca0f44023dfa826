import { wordsOf } from '../../text/words.ts';
import { isRight, misspellingsOf } from '../../language/spelling.ts';
import type { Rule } from '../rule.ts';
import { wording } from './words-to-check.wording.ts';

/** As many as a child can look up at once. */
const AT_ONCE = 3;

/** Misspelt words whose correct form is not certain: the child is asked to look again. */
export const wordsToCheck: Rule = {
  find(text) {
    const all = misspellingsOf(text);
    const unsure = all.filter(({ right }) => right === null);
    const words = [...new Map(unsure.map(({ word }) => [word.lower, word.text])).values()];
    const share = all.length / Math.max(1, text.words.length);
    const weight = share > 0.1 ? 0.75 : share > 0.05 ? 0.55 : 0.15;
    return words.length === 0
      ? []
      : [{ kind: 'nextStep', quotations: [words.slice(0, AT_ONCE)], weight }];
  },
  skill: 'checkingSpelling',
  wording,
  taken: {
    by: 'spelling',
    where: 'here',
    isSo: ({ words }) => wordsOf(words).every((word) => isRight(word)) && undefined,
  },
  speaksOf: {
    nextStep: { spelling: 2, 'general writing': 13 },
  },
  cases: [
    {
      title: 'asks to look again',
      text: 'The ballons were wriggeling.',
      finds: [{ kind: 'nextStep', quotations: [['ballons', 'wriggeling']] }],
    },
    { title: 'says nothing where all is right', text: 'The caterpillar was green.', finds: [] },
  ],
};
