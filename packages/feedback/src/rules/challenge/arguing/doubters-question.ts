import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isToInform } from '../../kind-of-writing/is-to-inform.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { isOwnView } from '../../kind-of-writing/own-view.ts';
import type { Finding, Rule } from '../../rule.ts';
import { otherSide } from '../../structure/argument/other-side.ts';
import { answeredThere, BEST_CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './doubters-question.wording.ts';

/** Says what should be so. */
const claiming = /\b(?:should|sh(?:oul|ou|u|o)d|shuld|must|ought to|needs? to)\b/iu;

/** Grants something to those who disagree. */
const granting =
  /^(?:but |and )?(?:of course|(?:i|we) (?:know|understand|admit)|we agree|it is true|it['’]s true)\b/iu;

/** Says what a letter is for, and no more. */
const announcing = /\b(?:writing|write) (?:this |to \p{L}+ )*(?:\p{L}+ )?(?:because|to|about)\b/iu;

/** “I’m not saying you should never drive.” */
const denying = /\b(?:not|never|n['’]t) (?:saying|say|asking|ask)\b/iu;

/** Not asked, and not what others say. */
const isSaid = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  !granting.test(sentence) &&
  !announcing.test(sentence) &&
  !denying.test(sentence) &&
  isOwnView(sentence, claiming) &&
  !/\b(?:some|people|you|they) (?:people )?(?:might |may |will |could )?(?:say|think)\b/iu.test(
    sentence,
  );

const isPraise = ({ kind }: Finding): boolean => kind === 'strength';

/** Of an argument that hasn’t answered anybody yet, what somebody who disagrees would ask. */
export const doubtersQuestion: Rule = {
  find(text) {
    if (
      isToInform(text) ||
      kindOfWriting(text) !== 'argument' ||
      isReview(text) ||
      otherSide.find(text).some(isPraise)
    )
      return [];
    const claims = proseOf(text).filter((one) => isSaid(one.text));
    return nextStep(
      firstPlaces(
        claims,
        (one) => openingPhrase(text, one).filter((phrase) => claiming.test(phrase)),
        2,
      ),
      BEST_CHALLENGE,
    );
  },
  skill: 'otherSide',
  wording,
  taken: answeredThere,
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
      title: 'asks nothing about what is only denied',
      text: 'We should walk. It keeps us fit. I am not saying that you must never drive. The road is full. Please walk.',
      finds: [{ kind: 'nextStep', quotations: [['We should walk']] }],
    },
    {
      title: 'asks nothing about a review, which need not persuade',
      text: 'I think you should watch this film. It is funny. My favourite part is the race. You must see the cat.',
      finds: [],
    },
    {
      title: 'lets somebody who disagrees ask about a claim',
      text: 'We should have a pool. It gets hot here in Term 1. Swimming keeps us fit. Please build one.',
      finds: [{ kind: 'nextStep', quotations: [['We should have a pool']] }],
    },
    {
      title: 'knows a claim in poor spelling',
      text: 'I think we shud bring are own chair to school. The chairs are hard. My uncle has a camping chair. Please let us.',
      finds: [
        { kind: 'nextStep', quotations: [['I think we shud bring are own chair to school']] },
      ],
    },
    {
      title: 'says nothing where somebody who disagrees has been answered',
      text: 'We should have a pool. Some people might say that it costs too much. However, we could share it. Swimming keeps us fit. Please build one.',
      finds: [],
    },
    {
      title: 'doubts nothing that is granted to others',
      text: 'We should have a pool. It gets hot here in Term 1. Of course, some must learn to swim. We agree that it should be fenced. Please build one.',
      finds: [{ kind: 'nextStep', quotations: [['We should have a pool']] }],
    },
    {
      title: 'quotes the claim, and not what leads up to it',
      text: 'I am writing to you because I think we should be allowed to swim in the pool at school. It gets hot here in Term 1. We must all swim. Please build one. You should think about it.',
      finds: [
        { kind: 'nextStep', quotations: [['We must all swim'], ['You should think about it']] },
      ],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
