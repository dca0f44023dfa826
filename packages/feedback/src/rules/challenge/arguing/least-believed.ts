import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { CHALLENGE, firstPlaces } from '../challenge.ts';
import { evidenceGiven } from '../../structure/argument/evidence.ts';
import { wording } from './least-believed.wording.ts';

/** Announced as a reason: ‘because’ alone may explain the position, or what others think. */
const reason =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|to begin with|one reason|another reason|my (?:first|second|third|main|other|next) (?:reason|point))\b/iu;

/** Of an argument, the reason that convinces least, for its writer to find. */
export const leastBelieved: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const reasons = proseOf(text).filter((one) => reason.test(one.text));
    return nextStep(
      firstPlaces(reasons, (one) => openingPhrase(text, one), 2),
      CHALLENGE,
    );
  },
  skill: 'reasons',
  wording,
  taken: { by: 'adding', isOneOfMany: true, isSo: (at) => evidenceGiven.taken?.isSo?.(at) },
  speaksOf: {
    nextStep: {
      ideas: 34,
      'persuasive structure': 31,
      'persuasive features': 31,
      'general writing': 34,
      reasons: 31,
      opinion: 31,
    },
  },
  cases: [
    {
      title: 'begins at the first reason',
      text: 'We should have a pool. Firstly, it gets hot here. Swimming keeps us fit. Please build one.',
      finds: [{ kind: 'nextStep', quotations: [['Firstly, it gets hot here']] }],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
