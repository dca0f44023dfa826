import { beginningOf, endingOf, openingsOf } from '../../text/parts.ts';
import type { Rule } from '../rule.ts';
import { wording } from './beginning-and-end.wording.ts';

/** What can truly be said of the build of any text: how it begins and how it ends. */
export const beginningAndEnd: Rule = {
  find(text) {
    const [first] = openingsOf(text, beginningOf(text, 1));
    const [last] = openingsOf(text, endingOf(text, 1));
    if (first === undefined || last === undefined || first === last || text.sentences.length < 4)
      return [];
    return [{ kind: 'strength', quotations: [[first, last]], weight: 0.3 }];
  },
  wording,
  speaksOf: {
    strength: {
      'narrative structure': 7,
      'persuasive structure': 8,
      'procedural structure': 5,
      'report structure': 5,
      'recount structure': 6,
      'sentence structure': 5,
      organisation: 4,
    },
  },
  cases: [
    {
      title: 'quotes the first and the last sentence',
      text: 'We left at dawn. It rained. The bus broke down. We slept in our own beds.',
      finds: [{ kind: 'strength', quotations: [['We left at dawn', 'We slept in our own beds']] }],
    },
    { title: 'says nothing of three sentences', text: 'We left. It rained. We slept.', finds: [] },
  ],
};
