import { misspellingsOf } from '../../language/spelling.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './misspellings.wording.ts';

/** A word that is surely misspelt and whose correct form is on the checked list. */
export const listedMisspelling: Rule = {
  find(text) {
    const sure = misspellingsOf(text).find(({ right }) => right !== null);
    return sure === undefined ? [] : nextStep([sure.word.text], 0.85, { right: sure.right ?? '' });
  },
  wording,
  speaksOf: { nextStep: { spelling: 1, 'general writing': 7 } },
  cases: [
    {
      title: 'gives the word of a listed misspelling',
      text: 'On wensday we swam.',
      finds: [{ kind: 'nextStep', quotations: [['wensday']], slots: { right: 'Wednesday' } }],
    },
    { title: 'says nothing of right words', text: 'On Wednesday we swam.', finds: [] },
  ],
};
