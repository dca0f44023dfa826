import { endingOf } from '../../../text/lines/parts.ts';
import { phraseAround } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './dream-ending.wording.ts';

const dreamt =
  /\b(?:it was|it['’]?s|it had been|it had) (?:all |just |only |been )*(?:a|my) (?:\p{L}+ )?(?:dream|nightmare)\b|\b(?:just|only|been) dreaming\b|\b(?:mum|dad|nana?|my \p{L}+) (?:said|says|yelled|called|woke me|shook me)\b[^.!?]{0,24}\b(?:wake up|woke me up|time to get up)\b/iu;

/** The same in fewer words, where nobody had gone to sleep. */
const woke = /(?:^|\b(?:and|then|suddenly|but) )(?:then )?(?:i|he|she|they) woke up\b/iu;
const asleep =
  /\b(?:asleep|sle(?:ep|pt)\p{L}*|bed|dream\p{L}*|night|tired|unconscious|fainted)\b/iu;

const either = new RegExp(`${dreamt.source}|${woke.source}`, 'iu');

const endOfDream = (text: StudentText): RegExp =>
  asleep.test(text.text.slice(0, endingOf(text, 1)[0]?.start)) ? dreamt : either;

/** A dream by any other name. */
const unreal =
  /\b(?:none|nothing) of (?:it|this|that) (?:was|had been|(?:had )?(?:ever )?happened)\b|\b(?:not|never|wasn['’]?t|hadn['’]?t) (?:been )?(?:real|happened)\b|\bonly (?:in (?:my|his|her|their) (?:head|mind|imagination)|imagined|pretend\p{L}*)\b|\bopened (?:my|his|her|their) eyes\b[^.!?]*\bbed\b/iu;

/** A story that ends because it was a dream. */
export const dreamEnding: Rule = {
  find(text) {
    if (text.sentences.length < 5) return [];
    const end = endOfDream(text);
    const places = endingOf(text, 3).flatMap((sentence) => {
      const match = end.exec(sentence.text);
      const start = sentence.start + (match?.index ?? 0);
      const place = { start, end: start + (match?.[0].length ?? 0) };
      return match === null ? [] : (phraseAround(text, place) ?? []);
    });
    return nextStep(places, 0.95);
  },
  skill: 'resolution',
  wording,
  taken: { by: 'swapping', isSo: ({ sentences }) => !unreal.test(sentences) && undefined },
  speaksOf: {
    nextStep: { 'narrative structure': 1, ending: 1, problem: 1, 'general writing': 2, ideas: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds the dream at the end',
      text: 'A shark came. It bit the boat. We sank. I yelled. Then I woke up and it was all a dream.',
      finds: [{ kind: 'nextStep', quotations: [['Then I woke up and it was all a dream']] }],
    },
    {
      title: 'finds the waking where nobody had gone to sleep',
      text: 'A shark came. It bit the boat. We sank. I yelled. Then I woke up and had toast.',
      finds: [{ kind: 'nextStep', quotations: [['Then I woke up and had toast']] }],
    },
    {
      title: 'finds the dream that somebody else ends',
      text: 'A shark came. It bit the boat. We sank. It opened its mouth. Then Mum said wake up it is time for school.',
      finds: [{ kind: 'nextStep', quotations: [['Then Mum said wake up it is time for school']] }],
    },
    {
      title: 'leaves a morning alone after a night',
      text: 'A shark came. It bit the boat. We swam home. I went to bed. Then I woke up and had toast.',
      finds: [],
    },
    {
      title: 'leaves another ending alone',
      text: 'I had a dream. A shark came. It bit the boat. We sank. Then we swam home.',
      finds: [],
    },
  ],
};
