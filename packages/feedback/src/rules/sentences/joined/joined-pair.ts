import { sayingOrTelling } from '../../../language/kinds-of-words/saying-verbs.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isEmptyReason } from '../../ideas/reasons/empty-reason.ts';
import type { Finding, Rule } from '../../rule.ts';
import { strungIn } from './strung-ands.ts';
import { isTied } from './tied.ts';
import { wording } from './joined-pair.wording.ts';
import { hasClause } from '../run-on/run-together.ts';
import { beginningOf, isSound } from '../sound-sentence.ts';

/** Two ideas, and only two, with one word between them. */
const joined = /^(?<one>[\p{L}’' ]+),? (?<joint>and|but|so|because) (?<other>[\p{L}’' ]+)[.!]?$/u;

/** ‘I think it is hot’ is one idea, and ‘because of the rain’ is none. */
const leaning = /^(?:(?:if|when|because|of|that|to|then) )/iu;
const subject =
  /^(?:then )?(?:I|we|he|she|they|it|you|there|this|that|these|those|my|our|his|her|their|its|the|everyone|everybody|nobody|\p{Lu}\p{Ll}+)\b/u;
const more = /\b(?:and|but|so|because|when|if)\b/iu;

/** A shorter part is hardly an idea (words). */
const FEWEST = 3;

/** Longer ones leave no room for a step (words). */
const MOST_WORDS = 12;

const isIdea = (part: string): boolean =>
  part.split(' ').length >= FEWEST && !leaning.test(part) && hasClause(part);

function jointOf(text: StudentText, one: Sentence): string | null {
  const { one: first = '', joint = '', other = '' } = joined.exec(one.text)?.groups ?? {};
  const isTwo =
    isIdea(first) && isIdea(other) && subject.test(other) && !more.test(`${first} ${other}`);
  const isSafe =
    !hasSpeech(text, one) && !sayingOrTelling.test(one.text) && !isEmptyReason(one.text);
  return isTwo && isSafe && isTied(one) && isSound(text, one) ? joint : null;
}

/** Whether the whole sentence can be quoted. */
const isWhole = (one: Sentence, phrase: string): boolean =>
  one.words.length <= MOST_WORDS && one.text.replace(/[.!]$/u, '') === phrase.replace(/!$/u, '');

/** Two short ideas in one sentence, joined with a plain word. */
export const joinedPair: Rule = {
  find(text) {
    return proseOf(text)
      .flatMap((one): Finding[] => {
        const joint = jointOf(text, one);
        const whole = beginningOf(text, one).filter((phrase) => isWhole(one, phrase));
        const isWorn = joint === 'and' && strungIn(text).length > 0;
        return joint === null || isWorn || whole.length === 0
          ? []
          : [
              {
                kind: 'strength',
                quotations: [whole],
                weight: 0.45,
                slots: { joint: `‘${joint}’` },
              },
            ];
      })
      .slice(0, 2);
  },
  skill: 'joinedIdeas',
  wording,
  speaksOf: { strength: { 'sentence structure': 5 } },
  cases: [
    {
      title: 'praises two ideas in one sentence, also in a text with slips',
      text: 'We went to the pool but it was shut. He go home. It were cold it was wet.',
      finds: [
        {
          kind: 'strength',
          quotations: [['We went to the pool but it was shut']],
          slots: { joint: '‘but’' },
        },
      ],
    },
    {
      title: 'praises no ‘and’ in a text that joins too much with it',
      text: 'They were on the shelf and they were cheap. He ran first and she ran last. We sat down and nobody went. The dog jumped and the cat looked. Ana had one and Tom had two. It rained and we got wet. I fell and my knee was red.',
      finds: [],
    },
    {
      title: 'takes two deeds, two things, half an idea and three ideas for no pair',
      text: 'We ran and jumped. I had a pie and a drink. It was shut because of the rain. I ran and he ran and we fell. Dad was so tired. If it rains then we stay and the hut is dry.',
      finds: [],
    },
    {
      title: 'takes none with a wrong verb, somebody’s words or a clause that nothing joins',
      text: 'We went to the pool it was late but it was shut. He like dogs and we have two. Mum said it was late and we were cold.',
      finds: [],
    },
  ],
};
