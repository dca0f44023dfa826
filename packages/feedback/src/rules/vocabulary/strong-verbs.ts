import { strongVerbs } from '../../language/vivid-words.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './strong-verbs.wording.ts';

/** Verbs that show how something was done: zoomed, trembled, gripped. */
export const strongVerb: Rule = {
  find(text) {
    const verbs = text.words
      .filter((word) => strongVerbs.has(word.lower))
      .map((word) => word.lower);
    if (verbs.length > 0) return strengthInWords(verbs, verbs.length > 1 ? 0.85 : 0.55);
    return nextStep([], 0.5);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 4,
      'narrative features': 3,
      'recount features': 2,
      vocabulary: 3,
      'general writing': 4,
      verbs: 1,
    },
    nextStep: { 'narrative features': 5, 'recount features': 6, vocabulary: 2, verbs: 1 },
  },
  cases: [
    {
      title: 'praises verbs that show how',
      text: 'We scrambled up. The wind howled. The rope snapped.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['scrambled', 'howled'],
            ['howled', 'snapped'],
          ],
        },
      ],
    },
    {
      title: 'asks for one where there is none',
      text: 'We went up. It was windy.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
