import { tiredWords } from '../../language/vivid-words.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './tired-words.wording.ts';

const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'said', 'went', 'good' and the like, three times or more. */
export const tiredWord: Rule = {
  find(text) {
    const found = [...tiredWords]
      .map(([word, better]) => ({
        word,
        better,
        times: text.words.filter((one) => one.lower === word).length,
      }))
      .filter(({ times }) => times >= 3)
      .toSorted((a, b) => b.times - a.times)[0];
    if (found === undefined) return [];
    const [first = '', second = first] = found.better;
    const times = numbers[found.times - 3] ?? 'many';
    const better = first === second ? first : `‘${first}’ or ‘${second}’`;
    return nextStep([found.word], found.times >= 5 ? 0.85 : 0.7, { times, better });
  },
  wording,
  speaksOf: {
    nextStep: {
      'narrative features': 6,
      'recount features': 7,
      vocabulary: 1,
      'general writing': 3,
      verbs: 2,
    },
  },
  cases: [
    {
      title: 'counts a word that comes back',
      text: 'I said yes. She said no. Mum said stop.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['said']],
          slots: { times: 'three', better: '‘whispered’ or ‘yelled’' },
        },
      ],
    },
    {
      title: 'says nothing of a word that comes twice',
      text: 'I said yes. She said no.',
      finds: [],
    },
  ],
};
