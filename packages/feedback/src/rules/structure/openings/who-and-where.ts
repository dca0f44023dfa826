import { openingPhrase } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { endsAtPause } from '../ends-at-pause.ts';
import { wording } from './who-and-where.wording.ts';

const went = '(?:went|drove|walked|biked|flew|travelled|came)';
const going = new RegExp(String.raw`\b${went} (?:to|into|up to|down to|out to) \p{L}`, 'iu');

/** ‘We’ alone doesn’t tell who went. */
const whom = new RegExp(
  String.raw`\b(?:i ${went}|(?:me|i) and (?:my )?\p{L}{3,}|(?:my )?\p{L}{3,} and (?:i|me)|wi(?:th|f|v) (?:my|our) \p{L}{3,})\b`,
  'iu',
);

/** An opening that tells who went, and where. */
export const whoAndWhere: Rule = {
  find(text) {
    if (text.sentences.length < 4) return [];
    const [first] = text.sentences;
    const told = openingPhrase(text, first).filter(
      (one) => going.test(one) && whom.test(one) && endsAtPause(text, one),
    );
    return strength(told, 0.5);
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
      title: 'says nothing where ‘we’ doesn’t tell who',
      text: 'We went to the beach on Friday. Koro came. We swam. We ate.',
      finds: [],
    },
    {
      title: 'says nothing of an opening that runs on',
      text: 'Me and Koro went to the creek it was cold there me and Koro had to carry the bucket and all of the nets on our own. It rained. We hid. We ate.',
      finds: [],
    },
    {
      title: 'says nothing of another',
      text: 'It rained. We hid. We ate. We went to bed.',
      finds: [],
    },
  ],
};
