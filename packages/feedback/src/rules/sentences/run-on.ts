import { excerptAround } from '../../text/excerpt.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './run-on.wording.ts';

/** A run of more than 30 words without an end mark: right about half the time, so it is asked. */
export const runOn: Rule = {
  find(text) {
    const [longest] = text.sentences
      .filter((sentence) => sentence.words.length > 30)
      .toSorted((a, b) => b.words.length - a.words.length);
    const middle = longest?.words[Math.floor(longest.words.length / 2)];
    const excerpt = middle === undefined ? null : excerptAround(text, middle);
    return excerpt === null ? [] : nextStep([excerpt], 0.7);
  },
  wording,
  speaksOf: { nextStep: { 'sentence structure': 3, punctuation: 4 } },
  cases: [
    {
      title: 'asks where a long run of words could stop',
      text: 'We got up early we had toast then we packed the car and drove to the lake it was sunny so we swam and then my uncle came with his boat we went out to fish.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing of a sentence of thirty words or fewer',
      text: 'We got up early and had toast.',
      finds: [],
    },
  ],
};
