import { vividDescriptions } from '../../language/vivid-words.ts';
import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './vivid-description.wording.ts';

/** Adjectives and adverbs that say more than 'big' or 'very'. */
export const vividDescription: Rule = {
  find(text) {
    const used = text.words
      .filter((word) => vividDescriptions.has(word.lower))
      .map((word) => word.text);
    if (used.length === 0) return nextStep([], 0.45);
    return strength(excerptsOf(text, new RegExp(`\\b(?:${used.join('|')})\\b`, 'gu')), 0.8);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 3,
      'narrative features': 4,
      'report features': 5,
      vocabulary: 1,
      'general writing': 3,
      comparisons: 2,
      description: 2,
    },
    nextStep: { vocabulary: 3, description: 2 },
  },
  cases: [
    {
      title: 'praises a strong describing word',
      text: 'There stood a crooked shed.',
      finds: [{ kind: 'strength', quotations: [['There stood a crooked shed']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'There was a shed.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
