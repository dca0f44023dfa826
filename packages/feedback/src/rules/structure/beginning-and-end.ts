import { beginningOf, endingOf, openingsOf } from '../../text/parts.ts';
import type { Rule } from '../rule.ts';

/** What can truly be said of the build of any text: how it begins and how it ends. */
export const beginningAndEnd: Rule = {
  find(text) {
    const [first] = openingsOf(text, beginningOf(text, 1));
    const [last] = openingsOf(text, endingOf(text, 1));
    if (first === undefined || last === undefined || first === last || text.sentences.length < 4)
      return [];
    return [{ kind: 'strength', quotations: [[first, last]], weight: 0.3 }];
  },
  strength: {
    effects: [],
    sentences: [
      'Your text has a beginning and an end: {q}.',
      'I can see where you begin and where you end: {q}.',
      'The reader can see how your text opens and how it closes: {q}.',
    ],
    reasons: [
      'There is a start and an end.',
      'A reader can see where it starts and where it stops.',
    ],
    again: [
      'look at the middle part and check the order once more',
      'check that each part leads to the next one',
    ],
  },
};
