import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './reasons.wording.ts';

const reason =
  /\b(?:bec(?:ause|uase|ouse|ase|aus|us|use|os|oz|asue|aues)|so that|that(?:['’]s| is) why|this is why|the reason)\b(?=\s+\p{L}+\s+\p{L}+)/giu;

/** Reasons given with 'because' and the like, or none in the whole text. */
export const reasons: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, reason);
    return excerpts.length > 0 ? strength(excerpts, 0.7) : nextStep([], 0.75);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 11,
      ideas: 1,
      'persuasive structure': 6,
      'general writing': 11,
      reasons: 1,
    },
    nextStep: { ideas: 2, 'persuasive structure': 3, 'general writing': 8, reasons: 1 },
  },
  cases: [
    {
      title: 'praises a reason',
      text: 'I love camp because we sleep in tents.',
      finds: [{ kind: 'strength', quotations: [['because we sleep in tents']] }],
    },
    {
      title: 'praises a reason whose because is misspelt',
      text: 'I was cold becuase my socks were wet.',
      finds: [{ kind: 'strength', quotations: [['I was cold becuase my socks were wet']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'We went to camp. We slept in tents.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
    {
      title: 'does not take a bare because for a reason',
      text: 'Why? Because.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
