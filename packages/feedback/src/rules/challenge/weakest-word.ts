import { proseOf } from '../../text/prose.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { briefOpening, CHALLENGE, firstPlaces } from './challenge.ts';
import { wording } from './weakest-word.wording.ts';

/** Words to begin at can be found at a glance (words). */
const MOST_WORDS = 9;

/** The word that says least, for its writer to find: a place to begin at, and no fault of that place. */
export const weakestWord: Rule = {
  find(text) {
    const places = firstPlaces(proseOf(text), (one) => briefOpening(text, one, MOST_WORDS), 1);
    return nextStep(places, CHALLENGE);
  },
  skill: 'wordChoice',
  wording,
  speaksOf: { nextStep: { vocabulary: 30 } },
  cases: [
    {
      title: 'begins at the first words that are short enough',
      text: 'When the tide had gone all the way out we left the bach in our boots. Dad led. Gannets plummeted past us.',
      finds: [{ kind: 'nextStep', quotations: [['Dad led']] }],
    },
    { title: 'says nothing without sentences', text: 'Toast', finds: [] },
  ],
};
