import { misspellingsOf } from '../../language/spelling.ts';
import type { Rule } from '../rule.ts';
import { wording } from './misspellings.wording.ts';

/** Words that are surely misspelt and whose correct form is on the checked list. */
export const listedMisspelling: Rule = {
  find(text) {
    const all = misspellingsOf(text);
    const sure = all.filter(({ right }) => right !== null);
    const different = [...new Map(sure.map((one) => [one.word.lower, one])).values()];
    const share = all.length / Math.max(1, text.words.length);
    const weight = share > 0.1 ? 0.8 : share > 0.05 ? 0.6 : 0.45;
    return different.map(({ word, right }) => ({
      kind: 'nextStep' as const,
      quotations: [[word.text]],
      weight,
      slots: { right: right ?? '' },
    }));
  },
  wording,
  speaksOf: {
    nextStep: { spelling: 1, 'general writing': 7 },
  },
  cases: [
    {
      title: 'tells the right form of a listed word',
      text: 'I went with my freind.',
      finds: [{ kind: 'nextStep', quotations: [['freind']] }],
    },
    {
      title: 'says nothing of te reo and names',
      text: 'Whaea Aroha gave us kai at the marae.',
      finds: [],
    },
  ],
};
