import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './repeated-then.wording.ts';

const then = /(?<=^|[.!?,]["”’]?\s+|\band )then\b/gimu;
const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'Then' or 'and then' three times or more. */
export const repeatedThen: Rule = {
  find(text) {
    const thens = [...text.text.matchAll(then)];
    const [first] = thens;
    if (first === undefined || thens.length < 3) return [];
    return nextStep([first[0]], 0.8, { times: numbers[thens.length - 3] ?? 'many' });
  },
  wording,
  speaksOf: {
    nextStep: {
      'narrative structure': 4,
      'procedural features': 3,
      'recount structure': 3,
      'recount features': 4,
      'general writing': 4,
      organisation: 2,
      connectives: 1,
    },
  },
  cases: [
    {
      title: 'counts then',
      text: 'Then we ran. Then we swam. And then we slept.',
      finds: [{ kind: 'nextStep', quotations: [['Then']], slots: { times: 'three' } }],
    },
    {
      title: 'says nothing of two',
      text: 'Then we ran. Then we swam. It was better then.',
      finds: [],
    },
  ],
};
