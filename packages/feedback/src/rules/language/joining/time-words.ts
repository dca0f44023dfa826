import { isSpoken } from '../../../text/spoken.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './time-words.wording.ts';

const fronted =
  /(?<=^|[.!?\n]\s*)(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|night|evening))?|after (?:that|lunch|dinner|breakfast|tea|school)|on the way (?:home|back|there)|the next (?:day|morning|night)|that (?:night|afternoon|morning|evening)|later that (?:day|night)|in the (?:morning|afternoon|evening|end)|at (?:last|first|lunchtime|\d+ in the morning)|(?:first|next)(?! (?:day|time|thing|week|night|place|one|term)\b)|finally|one (?:day|night|morning)|last (?:week|weekend|night|saturday|sunday|friday|tuesday|monday))\b/gimu;

/** Words at the start of sentences that keep events in their order. */
export const timeWords: Rule = {
  find(text) {
    if (kindOfWriting(text) === 'steps') return [];
    const found = Array.from(text.text.matchAll(fronted), (match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })).filter((place) => !isSpoken(text, place) && /^\p{Lu}/u.test(place.text));
    const different = [
      ...new Map(
        found.map((one) => [one.text.toLowerCase().replace(/^at /u, ''), one.text]),
      ).values(),
    ];
    const longest = different.toSorted((a, b) => b.length - a.length).slice(0, 2);
    const shown = different.filter((one) => longest.includes(one));
    return shown.length < 2 || longest.every((one) => !one.includes(' '))
      ? []
      : [{ kind: 'strength', quotations: [shown], weight: 0.66 }];
  },
  skill: 'timeConnectives',
  wording,
  speaksOf: {
    strength: {
      'recount structure': 2,
      'recount features': 3,
      'narrative structure': 4,
      connectives: 1,
      organisation: 2,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises two that differ',
      text: 'On Monday we swam. After lunch we fished. Then we ate.',
      finds: [{ kind: 'strength', quotations: [['On Monday', 'After lunch']] }],
    },
    {
      title: 'takes a first day, and ‘at first’ beside ‘first’, for no order',
      text: 'First day at school. It was good. First we sang. At first my face went hot. Then we ate.',
      finds: [],
    },
    {
      title: 'says nothing of steps, in which nothing has happened',
      text: 'How to keep a worm farm\nFirst fill the box. Add some soil. On Monday feed the worms. After that cover them. In the evening water them.',
      finds: [],
    },
    { title: 'takes then for none', text: 'We swam. Then we fished. Then we ate.', finds: [] },
  ],
};
