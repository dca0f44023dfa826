import { matchesWhere } from '../../../text/searching/matches-in.ts';
import { findQuotation } from '../../finding/find-quotation.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const quoted = String.raw`“([^“”\n]{3,200})”`;
const between = String.raw`(?: (?!(?:who|people|others|some|answers?|say|think|not|used|of|those|whom|about|against|with|to|for|on)\b)[\p{L}’']+){0,4}`;
/** “Your belief that ‘X’”, “You argue that ‘X’”; but “You think that ‘X’ is unfair” is of the words. */
const held = new SparingPattern(
  String.raw`\b(?:your (?:\p{L}+ )?(?:views?|belief|opinion|argument|position|reason)(?:,? (?:is )?that${between}|,|:)? ${quoted}(?! (?:is|was) (?:wrong|unfair|untrue|not|only|too)\b)|(?<!\b(?:if|how|when|why|what) )you (?:clearly |strongly |firmly )?(?:argue|believe|think)(?: that)?${between} ${quoted}(?! (?:is|are|was|were|does|do|can|could|has|have|would|sounds?|seems?|ignores?|misses)(?:n['’]t|not)?\b))`,
  'giu',
);
const mayHold = /\b(?:views?|belief|opinion|argument|position|reason|argue|believe|think)\b/iu;

/** Others say it, up to the words that are quoted. */
const others = new SparingPattern(
  /\b(?:(?:some|other|many|most|a lot of|lots of) (?:people|kids|children|students|parents|teachers|adults|others)|others|critics|opponents|people who disagree|some)\b(?: \p{L}+){0,3}? (?:say|think|believe|argue|claim|feel)\b[^.!?]*$|\b(?:some(?:one|body)|people|they) tells? (?:you|us|me)\b[^.!?]*$|\byou (?:may|might|could) (?:say|think|argue)\b[^.!?]*$/iu,
);
/** The student turns against it, here or right after. */
const against = new SparingPattern(
  /\b(?:but|however|yet|although|though|disagree|wrong|untrue|used to|even so|ask them|would be true|actually)\b|\b(?:not|n['’]t) true\b/iu,
);
const agrees =
  /\b(?:i (?:\p{L}+ )?agree|so do i|me too|(?:they|you)(?: are|['’]re) right|and i do)\b/iu;

/** Read before the words, and after them (characters). */
const NEAR = 160;

function isOfOthers(words: string, { normalised }: Source): boolean {
  const { original, lower } = normalised;
  const at = findQuotation(words, { normalised });
  if (at === null || lower.includes(at.text.toLowerCase(), at.end)) return false;
  const before =
    /[^.!?\n]*$/u.exec(original.slice(Math.max(0, at.start - NEAR), at.start))?.[0] ?? '';
  const after = original.slice(at.end, at.end + NEAR);
  return others.test(before) && against.test(`${before} ${after}`) && !agrees.test(original);
}

/** Whether a comment takes for the student’s opinion what the text says that others think, and answers. */
export const isOthersView = (comment: string, source: Source): boolean =>
  matchesWhere(mayHold, comment, held).some(([, view, other = '']) =>
    isOfOthers(view ?? other, source),
  );
