import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './impersonal-tone.wording.ts';

const personal =
  /\b(?:i (?:think|like|love|saw|hate|reckon|wish|am going|want|have|really)|my (?:favou?rite|mum|dad|friend)|in my opinion|so cute|so cool|awesome|yuck)\b/giu;
const factual =
  /\b(?:\d+ ?(?:cm|m|km|kg|g|metres|years|eggs|million|species)|called|found in|made of|known as|up to \d|types? of|kinds? of|species)(?![\p{L}])/giu;

/** The factual tone of a report, or a personal remark in it. */
export const impersonalTone: Rule = {
  find(text) {
    const remarks = excerptsOf(text, personal);
    if (remarks.length > 0) return nextStep(remarks.slice(0, 3), 0.7);
    return strength(excerptsOf(text, factual), 0.55);
  },
  wording,
  speaksOf: {
    strength: { 'report features': 3, facts: 3 },
    nextStep: { 'report features': 1, facts: 2 },
  },
  cases: [
    {
      title: 'asks about an opinion',
      text: 'Sharks are fish. I think they are cool.',
      finds: [{ kind: 'nextStep', quotations: [['I think they are cool']] }],
    },
    { title: 'praises a fact', text: 'A wētā is up to 10 cm long.', finds: [{ kind: 'strength' }] },
  ],
};
