import { beginningOf } from '../../../text/lines/parts.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isToInform } from '../../kind-of-writing/is-to-inform.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { isOwnView } from '../../kind-of-writing/own-view.ts';
import type { Finding, Rule } from '../../rule.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { otherSide } from '../../structure/argument/other-side.ts';
import { answeredThere, BEST_CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './doubters-question.wording.ts';

/** Says what should be so. */
const claiming =
  /\b(?:should|sh(?:oul|ou|u|o)d|shuld|must|ought to|needs? to)\b(?! (?:\p{L}+ )?(?:know|remember|hear|be aware|mention)\b)/iu;

/** Grants something to those who disagree. */
const granting =
  /^(?:but |and )?(?:of course|(?:i|we) (?:know|understand|admit)|we agree|it is true|it['’]s true)\b/iu;

/** Says what a letter is for, and no more. */
const announcing = /\b(?:writing|write) (?:this |to \p{L}+ )*(?:\p{L}+ )?(?:because|to|about)\b/iu;

/** “I’m not saying you should never drive.” */
const denying = /\b(?:not|never|n['’]t) (?:saying|say|asking|ask)\b/iu;

/** After the conclusion it is too late for an answer. */
const concluding =
  /^(?:so |and )?(?:in conclusion|to conclude|to sum up|in summary|for (?:all )?(?:these|those) reasons|that['’]?s why|that is why|this is why|overall|finally)\b/iu;

/** Says of all what may not be so of some. */
const sweeping =
  /\b(?:every(?:one|body)|nobody|no (?:one|\p{L}+) (?:has|have|can|could|will|would|ever)|nothing|always|almost (?:all|every\p{L}*)|all (?:kids|children|teenagers|people|students|adults|teachers|parents) (?:are|do|have|want|like|love|hate)|people who (?:do|don['’]t|like|hate|think|want))\b/iu;

/** What somebody saw or did is no claim about all: “Nobody saw me”, “everyone stood up”. */
const happened =
  /\b(?:(?:every(?:one|body)|nobody|no one|always) (?:in |at |on |from )?(?!ever|need)\p{L}*(?:ed|saw|came|went|was|were|had|got|knew|said|ran|told|took|ate|stood)|was|were|i|we|my|me)\b/iu;

/** “Everybody has eaten a kebab” begins a speech, and claims little (sentences). */
const HOOK = 2;

/** Not asked, and not what others say. */
const isSaid = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  !granting.test(sentence) &&
  !announcing.test(sentence) &&
  !denying.test(sentence) &&
  !concluding.test(sentence) &&
  !/\b(?:some|people|you|they) (?:people )?(?:might |may |will |could )?(?:say|think)\b/iu.test(
    sentence,
  );

const isPraise = ({ kind }: Finding): boolean => kind === 'strength';

/** Of an argument that hasn’t answered anybody yet, what somebody who disagrees would ask. */
export const doubtersQuestion: Rule = {
  find(text) {
    if (isToInform(text) || !argues(text) || isReview(text) || otherSide.find(text).some(isPraise))
      return [];
    const own = proseOf(text).filter((one) => isSaid(one.text));
    const claims = own.filter((one) => isOwnView(one.text, claiming));
    const opening = (sign: RegExp) => (one: Sentence) =>
      openingPhrase(text, one).filter((phrase) => sign.test(phrase));
    const demands = firstPlaces(claims, opening(claiming), 2);
    if (demands.length > 0) return nextStep(demands, BEST_CHALLENGE);
    const begun = beginningOf(text, HOOK);
    const all = own.filter((one) => !happened.test(one.text) && !begun.includes(one));
    return nextStep(firstPlaces(all, opening(sweeping), 2), BEST_CHALLENGE);
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
      title: 'doubts no claim with which a speech begins, but one about nearly all',
      purpose: 'persuade',
      text: 'Everybody in this room has eaten a kebab. Hands up if you have. My dad makes them from nine in the morning. We should ask him how he is. Almost all kids are rude to him.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks nothing at the conclusion, after which an answer comes too late',
      text: 'I think we should have a pool. It gets hot here in Term 1. Swimming keeps us fit. For these reasons we should all have a pool.',
      finds: [{ kind: 'nextStep', quotations: [['I think we should have a pool']] }],
    },
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
      title: 'doubts what is said of all, where nothing is said that should be so',
      text: 'I believe in dogs on our beach. Our dog cries at home. The sand is soft there. Everybody picks up after their dog. Would you ban your sister from the beach?',
      finds: [{ kind: 'nextStep', quotations: [['Everybody picks up after their dog']] }],
    },
    {
      title: 'doubts nothing that was seen or done',
      text: 'I believe in dogs on our beach. On Friday everybody picked up after their dog. The sand is soft there. Nobody saw my dog. Would you ban your sister from the beach?',
      finds: [],
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
    {
      title: 'doubts nothing that somebody is only told',
      purpose: 'persuade',
      text: 'I believe in this classroom. You should know that Mr Fraser has a bell. The desk has a wobble. You must remember to bring a jersey.',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
