import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './left-unanswered.wording.ts';

/** Names what may be said against it. */
const raised =
  /\b(?:some|others?|people|you|they|teams?|opponents?|opposition|parents|teachers|neighbours|adults|kids|children|someone|somebody|council|principal|mum|dad)\b[^.!?\n]{0,40}\b(?:say|says|said|saying|think|thinks|thinking|complain|complains|ask|asks|asking|argue|argues|wonder|wondering|worry|worries)\b/iu;

/** “I didn’t really think about that part”, “I’m not sure what to say about that.” */
const givesUp =
  /\b(?:i|we) (?:did(?: not|n['’]?t)|have(?: not|n['’]?t)) (?:really |even |actually |ever )*(?:think|thought) (?:about|of)\b|\b(?:i|we) (?:do(?: not|n['’]?t)|did(?: not|n['’]?t)) (?:really |even |actually )*(?:know (?:what to|how to|the answer)|have an(?:y|) answer)\b|\b(?:i|we) have(?: not|n['’]?t) (?:really )?(?:got )?an(?:y|) (?:answer|idea)\b|\b(?:i am|i['’]?m|we are|we['’]?re) not (?:really |so |too |very )*sure (?:what to|how to)\b|\b(?:i|we) ca(?:nnot|n['’]?t) (?:really )?(?:answer|argue with) (?:that|it|this)\b/iu;

/** “They are probably right”, with no ‘but’. */
const agrees =
  /^(?:(?:and|yeah|yes|well|ok(?:ay)?)[, ]+)?(?:(?:they|you)(?: are|['’]re) (?:probably |maybe |kind of )?right(?: about (?:that|it|this))?|i (?:kind of |sort of )?agree with (?:them|that|you))[.!]*$/iu;
const turns = /^(?:but|however|still|yet|although|even so)\b/iu;

/** Goes on to answer it all the same. */
const goesOn = /\b(?:but|however|though)\b/iu;

/** What was raised is answered no later (sentences). */
const SOON = 2;

/** ‘We could start at 9 instead’ (words). */
const AN_ANSWER = 5;

/** Grants something to others, at the beginning of a paragraph. */
const grants =
  /^(?:(?:now|of course|also|finally),? )?(?:(?:i|we) (?:do )?(?:know|understand|realise|accept|appreciate) (?:that )?(?!because|how|what)|(?:some|other|many) \p{L}+ (?:might |may |will |would |could )?(?:say|think|argue|believe|worry)\b|others (?:might |may |will |would )?(?:say|think|argue)\b)/iu;

/** Any sign of an answer: a turn, something that could be done, or a doubt. */
const mayAnswer =
  /\b(?:but|however|though|although|while|yet|even (?:so|if)|nevertheless|nonetheless|despite|instead|whereas|in fact|actually|wrong|true|disagree|not a (?:good|problem)|because|so|could|would|should|will|(?<!\bi )can|if|worth|cheaper|solution|answer|just|only|less|more|better|anyway|still|than|let['’]?s|(?:is|are|was|were) not)\b|\b(?:isn|aren|wasn|doesn|won)['’]?t\b|\?/iu;

/** Goes on to grant: what it costs, or that others are right. */
const grantsMore =
  /\b(?:understand|know|see why|agree|already|expensive|costs?|money|busy|hard|difficult|(?:don['’]?t|do not|does not) want|worr(?:y|ied|ies)|fair|right|long time|a lot)\b/iu;

/** Fewer sentences may go on in the next paragraph. */
const A_PARAGRAPH = 2;

/** A paragraph that grants something to others and never turns, with another paragraph after it. */
function grantedOnly(text: StudentText): Sentence | undefined {
  const paragraphs = [...Map.groupBy(text.sentences, ({ line }) => line).values()];
  return paragraphs.find((one, i) => {
    const next = paragraphs[i + 1]?.[0];
    return (
      i > 0 &&
      one.length >= A_PARAGRAPH &&
      next !== undefined &&
      grants.test(meant(one[0] ?? next)) &&
      one.slice(1).every((sentence) => grantsMore.test(meant(sentence))) &&
      ![...one, next].some((sentence) => mayAnswer.test(meant(sentence)))
    );
  })?.[0];
}

/** The other side is named, and then the writer gives up, or leaves it at that. */
export const leftUnanswered: Rule = {
  find(text) {
    if (!argues(text)) return [];
    const places = text.sentences.flatMap((one, i) => {
      const words = meant(one);
      const at = words.search(givesUp);
      const isGivenUp = at !== -1 && !goesOn.test(words.slice(at));
      const next = text.sentences[i + 1];
      const isLeft = agrees.test(words) && !(next !== undefined && turns.test(meant(next)));
      if (!isGivenUp && !isLeft) return [];
      const before = text.sentences.slice(Math.max(0, i - SOON), i);
      const isRaised = before.some((other) => raised.test(meant(other)));
      return isRaised ? openingPhrase(text, one) : [];
    });
    if (places.length > 0) return nextStep(places.slice(0, 1), 0.94);
    const granted = grantedOnly(text);
    return granted === undefined ? [] : nextStep(openingPhrase(text, granted), 0.93);
  },
  skill: 'otherSide',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words, fresh }) =>
      (!givesUp.test(words) &&
        !agrees.test(words) &&
        mayAnswer.test(fresh) &&
        countWords(fresh) >= AN_ANSWER) ||
      undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 2,
      ideas: 2,
      reasons: 2,
      opinion: 1,
      'general writing': 2,
    },
  },
  cases: [
    {
      title: 'asks for an answer where the writer only agrees, and not where the text turns',
      text: 'I think we should have lights. It is dark. Neighbours may complain about the light. They are probably right. Parents might say it costs a lot. They are right. But three lamps cost less than the sign. So we must have them.',
      finds: [{ kind: 'nextStep', quotations: [['They are probably right']] }],
    },
    {
      title: 'asks for an answer where the writer gives up',
      text: 'I think school should start at ten. We are tired. Some of you might say we will finish at five. Yeah I know. I didn’t really think about that part. So vote for it.',
      finds: [{ kind: 'nextStep', quotations: [['I didn’t really think about that part']] }],
    },
    {
      title: 'asks for an answer where a paragraph only grants something to others',
      text: 'I think we should have a crossing.\nIt is safer for all of us. We counted sixty cars.\nI understand that crossings are expensive. Ratepayers have already paid a lot this year.\nI invite you to stand there with us. Please build it.',
      finds: [{ kind: 'nextStep', quotations: [['I understand that crossings are expensive']] }],
    },
    {
      title: 'leaves a paragraph alone that turns, or whose answer begins the next',
      text: 'I think we should have a crossing.\nI understand that crossings are expensive. Ratepayers have already paid a lot this year.\nHowever, a life is worth more. Please build it.',
      finds: [],
    },
    {
      title: 'leaves alone who doubts what others say, or answers all the same',
      text: 'I think school should start at ten. Some say we will finish at five. I don’t think that is a problem. Others say buses cost a lot. I don’t know how much they cost but we can walk. I am not sure that it matters. So vote for it.',
      finds: [],
    },
    {
      title: 'leaves alone what the writer did not know before',
      text: 'I think school should start at ten. We are tired. I didn’t know what sleep does. Now I do. Sleep helps us. So we should vote for it.',
      finds: [],
    },
  ],
};
