import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './evidence.wording.ts';

const evidence =
  /\b(?:for example|for instance|such as|research|scientists?|studies|according to|a fact|the fact|survey|statistics|per ?cent|\d+(?:\.\d+)?(?: ?(?:%|percent|km|cm|m|kg|g|metres?|kilometres?|years?|days?|hours?|minutes?|dollars|people|children|students|kids|eggs|degrees|times|tonnes?|litres?|kilograms?))|\$\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand|million)s? (?:of )?(?:years?|people|children|kids|students|days|hours|minutes|metres|dollars|percent|kilometres|eggs|times))(?![\p{L}])/giu;

/** Facts, numbers and examples that back up what is said. */
export const evidenceGiven: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, evidence);
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.7);
  },
  wording,
  speaksOf: {
    strength: {
      ideas: 4,
      'persuasive structure': 4,
      'persuasive features': 6,
      'report features': 4,
      reasons: 2,
      facts: 1,
    },
    nextStep: { 'persuasive structure': 2, 'report features': 3, reasons: 2, facts: 1 },
  },
  cases: [
    {
      title: 'praises a number',
      text: 'Kea can live for 50 years in the wild.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for a fact',
      text: 'Kea live long.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
