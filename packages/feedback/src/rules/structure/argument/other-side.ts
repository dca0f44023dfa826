import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase, phrasesOf } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { claims } from '../../kind-of-writing/signs-of-kind.ts';
import type { Rule } from '../../rule.ts';
import { endsAtPause } from '../ends-at-pause.ts';
import { neverDecidedIn } from '../endings/undecided-end.ts';
import { wording } from './other-side.wording.ts';

const others =
  /\b(?:(?:some|other) (?:people|kids|parents|teachers|students|adults|children)?\s?(?:might |may |will |would |could )?(?:say|think|believe|argue)|others (?:might |may |will |would )?(?:say|think|believe|argue)|(?:(?:our|my) opponents?|(?:the )?opposition|the other (?:team|side)) (?:also |might |may |will )?(?:says?|said|tells?|told|thinks?|believes?|argues?|argued|claims?|claimed)|(?:supporters|opponents|critics|defenders|backers|the industry|companies|manufacturers)(?: of (?:\p{L}+ ){1,4}\p{L}+)? (?:might |may |will |would )?(?:says?|argues?|claims?|believes?)|you (?:might|may) (?:think|say|be thinking)|you could say(?= that\b)|people (?:might|may|will) (?:say|think)|on the other hand|of course,? (?:nobody|no one|not everyone|some people))\b|\bi (?:know|understand|realise) (?!that,)(?:that )?(?=[^.!?]{5,140}[.,]\s+(?:but|however)\b)/giu;
/** A question, or words of others that are left out: ‘Some people say’. */
const unsaid =
  /\?$|\b(?:say|said|told(?: you)?|think|believe|argue|argued|claim|claimed)$|^on the other hand$|\band (?:i|we) agree\b/iu;

/** Turned by what follows: “I know the door only shuts | when …”. */
const hanging = /^i (?:know|understand|realise)\b.*\bonly\b/iu;
const anyOther =
  /\b(?:(?:some|other|many|most) \p{L}+ (?:might |may |will |would |could )?(?:say|think|believe|argue|complain|worry)|although|even though|however|but some|i know(?! because\b)|some people|others|disagree|might say|you may|you might|(?:my|our|the) \p{L}+ (?:thinks?|says?|believes?|argues?|reckons?)|opponents?|opposition|they (?:also |will |might |may )?(?:say|said|argue|argued|claim|claimed)|i understand|of course|it is true|it['’]?s true|(?:costs?(?! nothing)|expensive|dear|takes? (?:time|long\p{L}*))\b[^.!?]{0,80}\bbut)\b/iu;

/** ‘Some dogs nip but we can train them’, ‘If you say no …’ */
const conceding =
  /\b(?:some|other|most|many|not every\p{L}*|a few)\b[^.!?\n]{1,60}\bbut\b|\bif (?:you|they|anyone|any\p{L}+|some\p{L}+|people) (?:\p{L}+ )?(?:says?|thinks?|worr\p{L}+|disagrees?)\b/iu;

/** ‘They say it costs too much, but …’, ‘People say you will fall but …’ */
const theyButWe =
  /\b(?:they|people|parents|teachers|adults|grown-?ups|everyone|everybody) (?:might |may |will |would |could |always )?(?:say|says|think|thinks|believe|argue|complain|reckon)\b[^.!?]{0,120}(?:[.!?]\s+)?\b(?:but|however)\b/iu;

/** In more words than a text without the other side must lack. */
const disagreeing =
  /\b(?:(?:(?:some|sum|other|many|most) \p{L}+|parents|teachers|adults|grown-?ups|kids|children|students|people|principals?) (?:might |may |will |would |could |still |always |often )?(?:say|think|believe|argue|complain|worry|disagree)|(?:they|he|she|somebody|someone) (?:(?:might|may|will|would|could|also|even|still) ){1,2}(?:say|think|believe|argue|complain|reply|answer|ask)|(?:parents|teachers|adults|grown-?ups|some people|some kids) (?:want|like|need|don['’]?t)|(?:my|our|the) \p{L}+ (?:thinks|says|believes|argues|reckons|disagrees)|although|even though|however|but some|i know(?! because\b)|some people|others|disagree|might say|some (?:people|kids|children|students|parents|teachers|adults) (?:like|love|prefer|hate)|maybe (?:(?:the|my|our|some) )?\p{L}+ (?:would|might|will|could)|you may|you might)\b/iu;
const anyAnswer =
  /\b(?:but|however|though|although|still|yet|even so|that['’]s not|not true|isn['’]t|don['’]t|doesn['’]t|won['’]t|wouldn['’]t)\b/iu;
/** A sentence after what others say answers it. */
const saidAfter = /[.!?] +(?:\S+ +){3}\S+/u;
const claim = /\b(?:should|must|need to|i (?:think|believe))\b/iu;

/** A text with a smaller share of sentences that claim something is no argument. */
const ARGUED = 0.15;

/** Sentences within which an argument comes to its end. */
const LAST_PART = 4;
const concluding =
  /^(?:so|therefore|in conclusion|to conclude|to sum up|that is why|that['’]?s why|these are|overall|all in all|as you can see|please|finally|lastly)\b/iu;

/** Sums up, and gives no further reason. */
const summing =
  /^(?:so|therefore|in conclusion|to conclude|to sum up|that is why|that['’]?s why|overall|all in all|as you can see|please)\b/iu;

/** The sentence with which an argument begins to sum up, if there is one. */
export const summingIn = (text: StudentText): Sentence | undefined =>
  endingOf(text, LAST_PART).find((one) => summing.test(meant(one)));

/** Where the end begins: before it there is room for one more thing. */
function endIn(text: StudentText): Sentence | undefined {
  const lasts = endingOf(text, LAST_PART);
  return lasts.find((one) => concluding.test(meant(one))) ?? lasts.at(-1);
}

/**
 * “Some people think that toads give you warts” answers nobody where nothing else is claimed, and
 * “on the other hand” nobody where no side is taken.
 */
const takesSides = (text: StudentText): boolean =>
  neverDecidedIn(text) === undefined &&
  (text.purpose === 'persuade' ||
    text.sentences.some((one) => claims(one) && one.text.search(others) < 0));

/** Whether any word of a text may speak for the other side. */
export function mayNameOthers(text: { text: string }): boolean {
  const written = meant(text);
  return (
    written.search(others) >= 0 ||
    [anyOther, theyButWe, conceding, disagreeing].some((sign) => sign.test(written))
  );
}

/** The other side of the question, named in a persuasive text, or never. */
export const otherSide: Rule = {
  find(text) {
    const named = phrasesOf(text, others).filter(
      (phrase) => !unsaid.test(phrase) && !(hanging.test(phrase) && !endsAtPause(text, phrase)),
    );
    if (named.length > 0) return takesSides(text) ? strength(named, 0.85) : [];
    const claims = text.sentences.filter((sentence) => claim.test(meant(sentence)));
    const fewest = Math.max(2, text.sentences.length * ARGUED);
    if (claims.length < fewest || text.sentences.length < 6) return [];
    const written = meant(text);
    if ([anyOther, theyButWe, conceding].some((sign) => sign.test(written))) return [];
    if (kindOfWriting(text) !== 'argument' || text.purpose === 'inform') return [];
    return nextStep(openingPhrase(text, endIn(text)), 0.5);
  },
  skill: 'otherSide',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) =>
      disagreeing.test(fresh) || fresh.search(others) >= 0
        ? anyAnswer.test(fresh) || saidAfter.test(fresh) || 'half'
        : false,
  },
  speaksOf: {
    strength: { 'persuasive structure': 3, 'persuasive features': 4, opinion: 3 },
    nextStep: {
      'persuasive structure': 6,
      'persuasive features': 4,
      opinion: 3,
      ideas: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'hears the supporters of something',
      text: 'I think that a ban is wrong. We should fix the road. A ban cuts people off. Supporters of a ban say that something must be done. But a law would do more. It must come soon.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'praises what a reader could say, too',
      text: 'We should keep the late bus. I counted fourteen people on it. You could say that our parents can drive us. Some can. My mum is still at work by then, so please keep it.',
      finds: [{ kind: 'strength', quotations: [['You could say that our parents can drive us']] }],
    },
    {
      title: 'takes what its writer agrees with, and half of what is granted, for no other side',
      text: 'The door must be mended. Some people say it is an honest mistake, and I agree. I know the door only shuts when the caretaker leans on it with his knee and his shoulder, but he is away.',
      finds: [],
    },
    {
      title: 'takes what people are wrong about for no other side where nothing is argued',
      text: 'Weka are birds that can’t fly. Some people think that they are kiwi but they have shorter beaks. They steal shiny things.',
      finds: [],
    },
    {
      title: 'takes a question to the reader for nobody’s view',
      text: 'You might be thinking, who would admit that? Me. The shop is great. We love it.',
      finds: [],
    },
    {
      title: 'takes words that only turn to the other side for nobody’s view',
      text: 'I think they should vote. On the other hand, a lot of people my age don’t follow the news and they might vote for whoever is funniest. It is hard.',
      finds: [],
    },
    {
      title: 'praises no other side where none is taken',
      text: 'Uniforms are a big topic. A uniform is cheap. Everyone looks alike. Schools should sell them. On the other hand uniforms are itchy in summer. In conclusion there are good points and bad points and it depends on you.',
      finds: [],
    },
    {
      title: 'praises the other side',
      text: 'Some people say dogs bite. I think they should be trained.',
      finds: [{ kind: 'strength', quotations: [['Some people say dogs bite']] }],
    },
    {
      title: 'takes what the other team said in a debate for it',
      text: 'The moot is that zoos should be closed. Our opponents told you that zoos are prisons. We say that a zoo is an ark.',
      finds: [{ kind: 'strength', quotations: [['Our opponents told you that zoos are prisons']] }],
    },
    {
      title: 'praises a cost that is admitted and answered',
      text: 'Please mend the park. I know that concrete is expensive. But you bought flower pots.',
      finds: [{ kind: 'strength', quotations: [['I know that concrete is expensive']] }],
    },
    {
      title: 'asks for it before the end',
      text: 'We should have a dog. Dogs help. They are kind. They play. They must be fed. So we should get one now. Please think about it.',
      finds: [{ kind: 'nextStep', quotations: [['we should get one now']] }],
    },
    {
      title: 'asks for none where a cost is weighed',
      text: 'We should all swim. It is fun. Lessons cost money but they are worth it. You get fit. You must learn. So please let us swim.',
      finds: [],
    },
    {
      title: 'asks for none where what they say is answered',
      text: 'We should have a dog. Dogs help. They say dogs are messy but we can clean. They play. They must be fed. So please let us have one.',
      finds: [],
    },
    {
      title: 'asks for none in a report that ends with a wish',
      text: 'Why do geysers erupt? People should ask that. A geyser is a hot spring. There are few of them. You need heat. You need water. You need cracks. Rain soaks down. It gets hot. It turns to steam. Then it shoots up. It goes quiet. It fills up again. We should look after them.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We had a dog. It ran. It bit. It slept. It ate. It barked.',
      finds: [],
    },
  ],
};
