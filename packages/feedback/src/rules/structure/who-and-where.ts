import { beginningOf } from '../../text/parts.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './who-and-where.wording.ts';

const going =
  /\b(?:i|we|me and \p{L}+|my \p{L}+(?: and (?:i|me))?|\p{L}+ and (?:i|me)) (?:went|drove|walked|biked|flew|travelled|came) (?:to|into|up to|down to|out to) \p{L}/iu;

/** An opening that tells who went, and where. */
export const whoAndWhere: Rule = {
  find(text) {
    if (text.sentences.length < 4) return [];
    const places = beginningOf(text, 2).flatMap((one) => openingPhrase(text, one));
    return strength(
      places.filter((one) => going.test(one)),
      0.5,
    );
  },
  skill: 'orientation',
  wording,
  speaksOf: {
    strength: {
      'recount structure': 4,
      'recount features': 9,
      'narrative structure': 7,
      'general writing': 10,
      ideas: 8,
      opening: 4,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises an opening that tells both',
      text: 'Me and Koro went to the creek to feed the eels. It rained. We hid. We ate.',
      finds: [
        { kind: 'strength', quotations: [['Me and Koro went to the creek to feed the eels']] },
      ],
    },
    {
      title: 'says nothing of another',
      text: 'It rained. We hid. We ate. We went to bed.',
      finds: [],
    },
  ],
};
