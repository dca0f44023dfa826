import { excerptAround } from '../../text/excerpt.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './joined-by-and.wording.ts';

const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A sentence that goes on with 'and' three times or more. */
export const joinedByAnd: Rule = {
  find(text) {
    const [worst] = text.sentences
      .map((sentence) => ({ sentence, ands: ands(sentence).length }))
      .filter(({ sentence, ands: count }) => count >= 3 && sentence.words.length >= 20)
      .toSorted((a, b) => b.ands - a.ands);
    if (worst === undefined) return [];
    const place = placeOf(text, worst.sentence);
    return place === null
      ? []
      : nextStep([place], 0.85, { times: numbers[worst.ands - 3] ?? 'many' });
  },
  wording,
  speaksOf: { nextStep: { 'sentence structure': 1, 'general writing': 2 } },
  cases: [
    {
      title: 'counts the ands of a long sentence',
      text: 'We went to the lake and we had lunch and we swam and we played tag and then we all went home on the bus.',
      finds: [
        { kind: 'nextStep', quotations: [['we swam and we played tag']], slots: { times: 'four' } },
      ],
    },
    { title: 'says nothing of a list', text: 'We had ham and eggs.', finds: [] },
  ],
};

function ands(sentence: Sentence) {
  return sentence.words.filter((word) => word.lower === 'and');
}

function placeOf(text: StudentText, sentence: Sentence): string | null {
  const second = ands(sentence)[1];
  const next = sentence.words.find((word) => second !== undefined && word.start > second.end);
  return next === undefined ? null : excerptAround(text, next);
}
