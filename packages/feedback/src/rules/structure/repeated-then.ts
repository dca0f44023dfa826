import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { order } from './order.ts';

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
  nextStep: {
    actions: [],
    sentences: [
      'You use {q} {times} times. Change one of them to a new time word.',
      'The word {q} comes {times} times: try another way to show the order.',
      'I counted {q} {times} times. Try a new time word in one of those places.',
      'Instead of {q}, which you use {times} times, choose a connective that shows when it happened.',
    ],
    reasons: ['That makes the order clear.', 'Different time words keep the reader with you.'],
    ...order,
  },
};
