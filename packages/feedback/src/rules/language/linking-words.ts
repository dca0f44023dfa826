import { phrasesOf } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './linking-words.wording.ts';

const link =
  /\b(?:therefore|however|although|even though|as a result|this means that|in addition|furthermore|otherwise|on the other hand|for this reason)\b(?=,?\s+\p{L}+)/giu;

/** Connectives of contrast and result. */
export const linkingWords: Rule = {
  find(text) {
    return strength(phrasesOf(text, link), 0.7);
  },
  skill: 'linkingWords',
  wording,
  speaksOf: {
    strength: { 'persuasive features': 4, 'sentence structure': 4, connectives: 2 },
  },
  cases: [
    {
      title: 'praises a contrast',
      text: 'However, dogs need space to run. It is true.',
      finds: [{ kind: 'strength', quotations: [['However, dogs need space to run']] }],
    },
    {
      title: 'leaves and and because alone',
      text: 'I like dogs because they run and jump.',
      finds: [],
    },
  ],
};
