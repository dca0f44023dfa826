import { ruleOf } from '../../../rules/all-rules.ts';
import { proofOfNews, shown, wholeNow, type Demand } from '../own-look.ts';

const others =
  /\b(?:disagrees?|the other side|other people'?s? (?:view|think|say)|against (?:your|you|it)|(?:says?|argues?|thinks?|arguments?) against|opposite (?:view|opinion)|counter-?arguments?|rebut\w*|someone (?:who|might) (?:doesn'?t agree|disagree|says? no)|argue back)\b/u;
const answering =
  /\b(?:answers?|rebut\w*|argue back|reply|why (?:you|they|it|that)|prove|wrong|still|and then)\b/u;

/** What others say against it, and an answer. */
export const otherSideTold: Demand = {
  isAsked: ({ asked }) => others.test(asked),
  met(look) {
    const isSo = ruleOf('otherSide').taken?.isSo?.(wholeNow(look));
    if (isSo === false || isSo === undefined) return shown('notYet', []);
    const proof = proofOfNews(look, look.news);
    const isHalf = isSo === 'half' && answering.test(look.asked);
    return shown(isHalf ? 'partly' : 'done', proof, true);
  },
};

const question =
  /\b(?:rhetorical questions?|ask (?:your |the |a )?(?:readers?|audience|them|parents|people)\b[^.]{0,30}\bquestions?|(?:start|begin|open|hook)\b[^.]{0,40}\bquestions?|add (?:a|one|another) question)\b/u;

/** A question to whoever reads it. */
export const questionAsked: Demand = {
  isAsked: ({ asked }) => question.test(asked),
  met(look) {
    const asked = look.news.filter(({ fresh }) => fresh.includes('?'));
    return shown(asked.length > 0 ? 'done' : 'notYet', proofOfNews(look, asked), true);
  },
};
