import { meant } from '../../../language/spelling/meant.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './time-order.wording.ts';

const timed =
  /^(?:after (?:that|lunch|dinner|breakfast|tea|a while|school|we|the)|later (?:on|that \p{L}+)|eventually|meanwhile|before long|straight away|when we (?:got|finally|arrived)|in the (?:morning|afternoon|evening|end)|on the (?:last|first|second|third|way) |(?:an?|two|three|five|ten) (?:hours?|minutes?|days?) later|the next (?:day|morning|night)|that (?:night|afternoon|morning|evening)|by the time|as soon as)/iu;

/** Phrases that tell when things happened, at the start of sentences. */
export const timeOrder: Rule = {
  find(text) {
    const fronted = text.sentences
      .slice(1)
      .filter((sentence) => timed.test(meant(sentence)))
      .flatMap((sentence) => openingPhrase(text, sentence));
    return fronted.length < 2 ? [] : strength(clearestFirst(fronted), 0.55);
  },
  skill: 'timeConnectives',
  wording,
  speaksOf: {
    strength: {
      'narrative structure': 5,
      'narrative features': 8,
      'recount structure': 3,
      'recount features': 7,
      organisation: 2,
      connectives: 1,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises two or more',
      text: 'We swam. After lunch we fished. The next day it rained. We slept.',
      finds: [
        { kind: 'strength', quotations: [['After lunch we fished'], ['The next day it rained']] },
      ],
    },
    {
      title: 'takes then and one alone for none',
      text: 'We swam. Then we ate. Then we fished. After lunch it rained.',
      finds: [],
    },
  ],
};
