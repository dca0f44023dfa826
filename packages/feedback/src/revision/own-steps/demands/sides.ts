import { ruleOf } from '../../../rules/all-rules.ts';
import { proofOfNews, shown, wholeNow, type Demand } from '../own-look.ts';

const who = String.raw`(?:people|someone|somebody|person|parents?|teachers?|principal|kids|adults|others|readers?|the council)`;
const others = new RegExp(
  String.raw`\b(?:(?:doesn't|don't|does not|do not|might not|won't|not) agree|disagree\w*|(?:on )?the other side|other people'?s? (?:view|think|say|opinions?)|against (?:your|you|it|this|that)|(?:say|says|argue|argues|think|thinks|arguments?) against|opposite (?:view|opinion|side)|other point of view|opponents?|objections?|counter-?arguments?|rebut\w*|argue back|(?:say|says|saying) no)\b|\b${who} (?:who )?(?:might|may|would|could|will) (?:say|think|argue|worry)\b[^.?!]*(?:[.?!] )?[^.?!]*\b(?:answer|reply|argue|convince|wrong|back)\b|\b(?:what|how) (?:would|might|could|will) (?:they|${who}|an? \p{L}+)(?: who [^.?!]{1,40}?)? (?:say|think|argue|answer)\b`,
  'u',
);
const answering =
  /\b(?:answers?|rebut\w*|argue back|reply|respond|why (?:you|they|it|that)|prove|wrong|still|and then|convince)\b/u;

/** Whether a step asks what others think, so that the reason it asks for is the answer to them. */
export const isOfOtherSide = (asked: string): boolean => others.test(asked);

/** What others say against it, and an answer. */
export const otherSideTold: Demand = {
  isAsked: ({ asked }) => isOfOtherSide(asked),
  met(look) {
    const isSo = ruleOf('otherSide').taken?.isSo?.(wholeNow(look));
    if (isSo === false || isSo === undefined) return shown('notYet', []);
    const proof = proofOfNews(look, look.news);
    const isHalf = isSo === 'half' && answering.test(look.asked);
    return shown(isHalf ? 'partly' : 'done', proof, true);
  },
};

const question =
  /\b(?:rhetorical questions?|ask (?:your |the |a )?(?:readers?|audience|them|parents|people)\b[^.]{0,30}\bquestions?|(?:start|begin|open|hook)\b[^.]{0,40}\bquestions?|(?:end|finish|close)\b[^.]{0,40}\bquestions?|add (?:a|one|another) question)\b/u;

/** A question to whoever reads it. */
export const questionAsked: Demand = {
  isAsked: ({ asked }) => question.test(asked) && !/\bquestion marks?\b/u.test(asked),
  met(look) {
    const isAtEnd = /\b(?:end|finish|close)\b/u.test(look.asked);
    const { freshEnd } = wholeNow(look);
    const asked = look.news.filter(
      ({ fresh, text }) => fresh.includes('?') && (!isAtEnd || freshEnd.includes(text)),
    );
    return shown(asked.length > 0 ? 'done' : 'notYet', proofOfNews(look, asked), true);
  },
};
