import { openingPhrase } from '../../text/phrase.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, proseOf } from './challenge.ts';
import { wording } from './asked-about.wording.ts';

/** Of a report, what a reader would ask at a place in the middle of it. */
export const askedAbout: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts') return [];
    const prose = proseOf(text);
    const inside = prose.slice(Math.floor(prose.length / 3), -1);
    const places = inside.flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 2), CHALLENGE);
  },
  skill: 'details',
  wording,
  taken: { by: 'adding', where: 'anywhere' },
  speaksOf: {
    nextStep: {
      ideas: 32,
      'report structure': 30,
      'report features': 30,
      'general writing': 32,
      facts: 30,
      information: 30,
    },
  },
  cases: [
    {
      title: 'lets a reader ask about a fact in the middle',
      text: 'Kea are parrots. They live in the hills. They eat roots and grubs. They open bags with their bills. They are clever.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They live in the hills'], ['They eat roots and grubs']],
        },
      ],
    },
    {
      title: 'says nothing of a story',
      text: 'We ran home. I fell. Mum laughed at me.',
      finds: [],
    },
  ],
};
