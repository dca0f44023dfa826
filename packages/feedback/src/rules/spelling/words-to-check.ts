import { misspellingsOf } from '../../language/spelling.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './words-to-check.wording.ts';

/** Misspelt words whose correct form is not certain: the child is asked to look again. */
export const wordsToCheck: Rule = {
  find(text) {
    const unsure = misspellingsOf(text).filter(({ right }) => right === null);
    const words = [...new Map(unsure.map(({ word }) => [word.lower, word.text])).values()];
    return words.length === 0 ? [] : nextStep(words.slice(0, 4), 0.7);
  },
  wording,
  speaksOf: { nextStep: { spelling: 2 } },
  cases: [
    {
      title: 'asks to look again at a word that is no word',
      text: 'It was a hudge sanwich.',
      finds: [{ kind: 'nextStep', quotations: [['hudge'], ['sanwich']] }],
    },
    {
      title: 'says nothing of names, te reo, New Zealand words and sounds',
      text: 'Zihan and i ate hangi, kumara and kai at the marae in our jandals. Glop glop! Sooooo yum. Salamat!',
      finds: [],
    },
  ],
};
