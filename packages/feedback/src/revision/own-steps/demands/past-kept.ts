import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { isSlip, pastVerbs } from '../../../rules/language/tense/tense-slips.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { keysIn } from '../../words/draft-words.ts';
import type { WordChange } from '../../words/word-change.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const asks =
  /\b(?:stick|keep|stay) (?:to|in|with) (?:the )?past\b|\bpast tense\b|\b(?:in|into|to) the past\b|\b(?:same|one) tense\b/u;
const ofPresent = /\bpresent tense\b|\bin the present\b/u;
const intoPast = /\b(?:in|into|to) (?:the )?past\b/u;

/** Past forms that are no deeds. */
const ofBeing = new Set(
  "was were wasn't weren't had hadn't did didn't could couldn't would wouldn't".split(' '),
);
const isPast = (key: string) => ofBeing.has(key) || pastVerbs.has(key) || isPastDeed(key);

/** Of these alone nobody can tell: ‘My sister is called Ana.’ */
const ofNow = new Set(
  "is are am isn't aren't i'm he's she's it's we're they're can can't do does don't doesn't has have".split(
    ' ',
  ),
);

/** These are the same in the past. */
const alike = new Set('put cut hit let set hurt read shut split beat spread'.split(' '));

/** ‘We grab’, ‘she grins’: a verb that may be in the present. */
function mayBePresent(before: string | undefined, { lower }: Word): boolean {
  if (alike.has(lower) || isPast(lower)) return false;
  if (before === 'he' || before === 'she') return /[^s]s$/u.test(lower) && lower !== 'always';
  return /^(?:i|we|they)$/u.test(before ?? '') && isInDictionary(`${lower}ing`);
}

/** A verb that is in the past now, and wasn't. */
function isMended({ drafts }: OwnLook, { kind, before, after }: WordChange): boolean {
  const { alignment } = drafts.compared;
  if ((kind !== 'replaced' && kind !== 'mended') || before.from === before.to) return false;
  const [had, now] = [keysIn(alignment.before, before), keysIn(alignment.after, after)];
  return now.some(isPast) && !had.some(isPast) && now.length - had.length <= 1;
}

/** Verbs outside of speech that are in the present. */
function presentIn(text: StudentText) {
  const told = text.words.filter((word) => !isSpoken(text, word));
  return {
    slips: told.filter((word, i) => isSlip(told, word, i)).length,
    maybe: told.filter(
      (word, i) =>
        ofNow.has(word.lower.replaceAll('’', "'")) || mayBePresent(told[i - 1]?.lower, word),
    ).length,
  };
}

/** A story told in the past from beginning to end. */
export const pastKept: Demand = {
  isAsked: ({ asked, quotations }) =>
    asks.test(asked) && (!ofPresent.test(asked) || intoPast.test(asked)) && quotations.length === 0,
  met(look) {
    const { changes } = look.drafts.compared;
    const mends = changes.filter((change) => isMended(look, change));
    const left = presentIn(look.drafts.read.after);
    if (mends.length === 0 && left.slips === 0) return null;
    if (left.slips === 0 && left.maybe > 0) return null;
    return shown(shareDone(mends.length, left.slips > 0 ? Infinity : 1), proofIn(look, mends));
  },
};
