import { meant } from '../../../language/spelling/meant.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** The way home, a meal, the next day: what any story could end with. */
const anyStorys =
  /\b(?:went|got|came|drove|walked|ran|flew|headed) (?:(?:all|straight|safely) )?(?:back )?(?:home|inside|to (?:bed|sleep|school|class))\b|\b(?:was|were) home (?:for|in time)\b|\b(?:had|ate) (?:some |(?:my|our|his|her|their) )?(?:tea|dinner|lunch|breakfast|soup|pizza|ice ?cream)\b|^(?:and |so |then )*(?:on )?the next (?:day|morning)\b|\b(?:was|were|felt) (?:all |so |very |really |a )*(?:good|great|cool|awesome|amazing|fun|nice|happy|sad|sunny|ok|okay|tired|friends)(?: (?:day|time|night))?\W*$|\bthat['’]?s (?:all|it)\b/iu;

/** “So I think everyone should do chores”, “So yeah, that’s why”: only what was said before. */
const saidBefore =
  /^(?:(?:so|and|now|overall|finally|in conclusion|yes|yeah|(?:that['’]?s|that is) why|i (?:strongly |really )?(?:think|believe)(?: that)?),? )*(?:(?:we|you|they|it|everyone|everybody|people|(?:all |every |our |the )?\p{L}+) (?:all )?(?:should(?:n['’]?t| not)?|must(?: not)?|needs? to|ha(?:ve|s) to) [^,;:?]*|(?:that['’]?s|that is) (?:why|it|all|what i think|my (?:opinion|reasons))|think about it)\W*$/iu;

/** More may be meant, or be chosen with care (words). */
const SHORT = 9;

/** A contrast, a picture or a pause makes an ending of the plainest words. */
const turned =
  /\b(?:but|still|only|never|nobody|no one|nothing|except|until|instead|without|before|like|as if|as though|as \p{L}+ as|not|\p{L}+n['’]t|every|always|own)\b|[—–:;?]/iu;

/** Whether the last sentence of a story or an argument could as well stand under any other. */
export function isFlatEnding(text: StudentText, last: Sentence, isArgument: boolean): boolean {
  const said = meant(last);
  if (turned.test(said) || hasSpeech(text, last)) return false;
  return isArgument ? last.words.length <= SHORT && saidBefore.test(said) : anyStorys.test(said);
}
