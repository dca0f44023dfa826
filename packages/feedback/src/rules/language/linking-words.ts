import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './linking-words.wording.ts';

const link =
  /\b(?:because|therefore|however|although|even though|as a result|this means|that means|in addition|furthermore|otherwise|instead|so that|that is why|that['’]s why|on the other hand|if)\b(?=,?\s+\p{L}+)/giu;

/** Connectives of cause and contrast. */
export const linkingWords: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, link);
    return excerpts.length > 0 ? strength(excerpts, 0.7) : nextStep([], 0.6);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive features': 3, 'sentence structure': 4, connectives: 2 },
    nextStep: { 'persuasive features': 3, connectives: 3 },
  },
  cases: [
    {
      title: 'praises however and the like',
      text: 'Snow is cold. However, it keeps seeds warm.',
      finds: [{ kind: 'strength', quotations: [['However, it keeps seeds warm']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'Snow is cold. Seeds are warm.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
