import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { isOnTopic } from '../../places/place-now.ts';
import { howMany } from '../how-many.ts';
import { withoutLouder } from '../louder.ts';
import { isOfOtherSide } from './sides.ts';
import {
  proofOfNews,
  shareDone,
  shown,
  type Demand,
  type News,
  type OwnLook,
} from '../own-look.ts';

const reason =
  /\b(?:(?:add|give|think of|need|write|include|find) (?:\w+ ){0,4}reasons?|more reasons?|another reason|(?:say|saying|tell|telling|explain|explaining|show|showing|know) (?:\w+ ){0,2}why|(?:use|with|add|word) (?:the word )?'?because)\b/u;
const signs =
  /\b(?:because|since|so that|also|another|firstly|secondly|thirdly|finally|as well|too|means?|would|helps?|if)\b/iu;
const example =
  /\b(?:examples?|for instance|a time (?:when|that)?|something that (?:really )?happened)\b/u;
const ofOnce =
  /\b(?:for example|for instance|such as|like when|one (?:time|day|night)|once|last (?:week|weekend|year|month|term|night|summer|winter|time)|yesterday|(?:when|every time) (?:i|we|he|she|they|my)|the other day|remember)\b|(?:^|[.!?] )one (?!of\b)\p{L}/iu;

/** ‘Also I have a dog called Max.’ */
const ofAnyTime =
  /^\W*(?:(?:also|and|another reason is(?: that)?),? )?(?:i (?:have|like|love|am)|my \p{L}+ (?:is|are|has|likes?))\b/iu;

/** More additions than a child makes aren't looked at. */
const MOST_READ = 200;

/** An answer says at least so much (words that say something). */
const AN_ANSWER = 3;
const HARDLY_ANYTHING = 2;

function answered(look: OwnLook, isSuch: RegExp, asked = howMany(look.asked) ?? 1) {
  const old = `${look.drafts.before} ${look.comment}`;
  const words = look.drafts.compared.alignment.before;
  const isAside = (fresh: string) => ofAnyTime.test(fresh) && !isOnTopic(fresh, words);
  const saidIn = (fresh: string) => saidAnew(withoutLouder(fresh), old);
  const isAnswer = ({ fresh }: News) =>
    isSuch.test(fresh) && saidIn(fresh) >= AN_ANSWER && !isAside(fresh);
  const answers = look.news.slice(0, MOST_READ).filter(isAnswer);
  if (answers.length > 0)
    return shown(shareDone(answers.length, asked), proofOfNews(look, answers), true);
  // A word or two within an old sentence answers nothing: ‘the couch and two pillows’.
  const after = look.drafts.compared.alignment.after;
  const mayAnswer = ({ fresh, change }: News) =>
    isSuch.test(fresh) || after[change.after.from]?.beginsSentence === true;
  const most = look.news.slice(0, MOST_READ).reduce((sum, one) => {
    const said = saidIn(one.fresh);
    return said >= AN_ANSWER || mayAnswer(one) ? Math.max(sum, said) : sum;
  }, 0);
  return most < HARDLY_ANYTHING ? shown('notYet', []) : null;
}

/** A reason. */
export const reasonGiven: Demand = {
  isAsked: ({ asked }) =>
    reason.test(asked) &&
    !isOfOtherSide(asked) &&
    !/(?<!\b(?:first|second|third|fourth|fifth|last|this|that) )\bparagraphs?\b|\b(?:join|link|connect|stick|combine)\b/u.test(
      asked,
    ),
  met: (look) => answered(look, signs),
};

const evidence = /\b(?:evidence|proof|prove|back (?:it |this |your \w+ |that )?up|experts?)\b/u;
const proving =
  /\d|\b(?:stud(?:y|ies)|survey\w*|research\w*|scientists?|experts?|doctors?|according|websites?|per ?cent|for example|once|last (?:week|weekend|year|month|term|night|summer|winter|time)|yesterday|when (?:i|we)|found (?:out|that)|(?:my|our) (?:friend|mum|dad|cousin|brother|sister|nana?|koro|aunty|uncle|neighbour|class|school|teacher|team)s?)\b/iu;

/** Something that proves it. */
export const evidenceAdded: Demand = {
  isAsked: ({ asked }) =>
    evidence.test(asked) && !/\b(?:numbers?|statistics?|facts?|strongest)\b/u.test(asked),
  met: (look) => answered(look, proving, 1),
};

/** Something that happened, or another example. */
export const exampleGiven: Demand = {
  isAsked: ({ asked }) => example.test(asked),
  met: (look) => answered(look, ofOnce),
};
