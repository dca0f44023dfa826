import { openingPhrase } from '../../text/phrase.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { BEST_CHALLENGE, proseOf } from './challenge.ts';
import { wording } from './doubters-question.wording.ts';

/** Says what should be so. */
const claiming = /\b(?:should|must|need(?:s|ed)? to|have to|ought to|better|best|because)\b/iu;

/** Of an argument, what somebody who disagrees would ask. */
export const doubtersQuestion: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const prose = proseOf(text);
    const claims = prose.filter((one) => claiming.test(one.text) && !one.text.endsWith('?'));
    const places = (claims.length > 0 ? claims : prose).flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 2), BEST_CHALLENGE);
  },
  skill: 'otherSide',
  wording,
  taken: { by: 'adding', where: 'anywhere' },
  speaksOf: {
    nextStep: {
      ideas: 31,
      'persuasive structure': 30,
      'persuasive features': 30,
      'general writing': 31,
      reasons: 30,
      opinion: 30,
    },
  },
  cases: [
    {
      title: 'lets somebody who disagrees ask about a claim',
      text: 'We should have a pool. It gets hot here in Term 1. Swimming keeps us fit. Please build one.',
      finds: [{ kind: 'nextStep', quotations: [['We should have a pool']] }],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
