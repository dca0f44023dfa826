import type { DraftPoint } from '../draft-point.ts';
import { isCorrection, isReplaced, isSaidMissing, isSuggested, leadIn } from './suggestion.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const pieces = String.raw`(?:words?|phrase|line|sentence|part|verb|noun|adjective|adverb|opening|ending|simile|title|heading)s?`;

const notSo = '(?:could|can|may|might|would|should|will|do|did|if|when|that|as)';

/** What comes before words that a next step says are the student's. */
const introducing = new SparingPattern(
  String.raw`(?:${[
    String.raw`\b(?<!\bas )(?<!thing )(?:where|after|from)`,
    String.raw`\b(?:you|that|it) (?:wrote|says?|said|tells?(?: us)?|told us|chose|used)`,
    String.raw`(?<!\b${notSo} )\byou (?:use|have|write|tell us|say)`,
    String.raw`(?<!\b${notSo} )\byou (?:start|begin|open|end|finish)(?:ed)?(?: \p{L}+){0,3} with`,
    String.raw`\byour (?:\p{L}+ )?${pieces}(?: (?:is|are|says?|reads?))?`,
    String.raw`\b(?:in|at|of|after|before|behind|from|about|around) (?:the|this|that) (?:\p{L}+ )?${pieces}`,
    String.raw`\b(?:find|change|replace|swap|fix|mend|correct|move|shift|cross(?:ing)? out|rub out|take out|cut|delete|remove|circle|underline|highlight|split|shorten|reread)(?: (?:the|that|this) (?:\p{L}+ )?${pieces})?`,
    String.raw`\b(?:look(?:ing)?|go(?:ing)?)(?: (?:again|back|once more|closely|carefully|hard))* (?:at|to)`,
    String.raw`\b(?:the|your) (?:\p{L}+ )?(?:sentence|line|paragraph|part|bit|stanza|verse)s? (?:(?:that|which) )?(?:begins?|starts?|opens?|ends?|beginning|starting|opening|ending)(?: with)?`,
    String.raw`\bwhen (?:\p{L}+ ){1,3}(?:says?|said|shouts?|shouted|yells?|yelled|asks?|asked|whispers?|whispered|cries|cried)`,
    String.raw`\bread(?: (?:out|aloud|again))+`,
    String.raw`(?<!\bas )\bat`,
    String.raw`\b(?:expand|develop|strengthen|improve|explain|describe|turn|make|give|join)`,
    String.raw`\byour (?:text|writing|story|recount|report|piece) (?:says|reads|tells us|has)`,
    String.raw`\b(?:part|bit|line|sentence|section|paragraph)s? about`,
    String.raw`\b(?:meant?|details?|description) (?:by|to|for)`,
    String.raw`\bkeep (?:on )?(?:saying|writing|using|repeating)`,
    String.raw`\b(?:another|a different|a better|a stronger) (?:word|way|verb|phrase) (?:for|of saying|to say)`,
    String.raw`\bthere are (?:two|three|four|five|six|many|several|too many|so many|lots of|a lot of)`,
    String.raw`\b(?:check|fix|correct|look up) (?:the|your) spelling (?:of|in)`,
    String.raw`\b(?:repeat|overuse|misspell|misspelt)`,
  ].join('|')})\s*[:,]?\s*$`,
  'iu',
);

const often = String.raw`(?:(?:\p{L}+|\d+) times|twice|too (?:often|much|many)|(?:so|very|quite) often|often|a lot|again|over and over|everywhere|repeatedly)`;

/** What comes after words that are said to stand in the text, or to be weak or wrong there. */
const said = new SparingPattern(
  String.raw`^,? (?:${[
    String.raw`(?:is|are|was|were|gets?) (?:\p{L}+ ){0,2}(?:there|used|repeated|written|said|misspelt|misspelled|spelt wrong\p{L}*|spelled wrong\p{L}*)(?! (?:for|when|to)\b)`,
    String.raw`(?:is|are|was|were|comes?|appears?|turns? up|shows? up|occurs?|repeats?)(?: (?:up|in|there|here|used|your \p{L}+|the \p{L}+))* ${often}`,
    String.raw`(?:is|are|sounds?|feels?|seems?|looks?)(?: (?:a|an|bit|little|rather|quite|too|very|so|really|still|just|also))* (?:plain|weak|vague|dull|boring|tired|ordinary|common|overused|unclear|confusing|flat|general|worn|empty|clumsy|wordy|childish|babyish|odd|strange|unfinished|wrong)\b`,
    String.raw`(?:could|can|might) be (?:\p{L}+ )?(?:stronger|clearer|shorter|better|livelier|sharper|bolder|cut|replaced|changed|swapped|improved|left out|taken out|more (?!than)\p{L}+)\b(?! than)`,
    String.raw`needs? (?:an?|its|more|changing|fixing)\b`,
    String.raw`(?:doesn['’]t|don['’]t|does not|do not) (?:tell|show|say|sound|make|fit|help|let)`,
    String.raw`(?:has|have) (?:a|an|one|two) (?:\p{L}+ )?(?:slip|mistake|error|letter)`,
  ].join('|')})`,
  'iu',
);

/** Read of what comes after words, and of what may join them to others before (characters). */
const AFTER = 120;
const BEFORE = 40;

const listedWith = /^(?:(?:[,\s]|\b(?:or|and)\b)*[“‘][^“”‘’]*[”’])+/u;

/** Whether the words after `before` are said to be the student's. */
export const isIntroduced = (before: string): boolean => introducing.test(leadIn(before));

/** What comes after words that a next step suggests: “where ‘must’ would sound stronger”. */
const wouldDo = /^(?: \p{L}+ly)? (?:could|would|might|may|can|will|should)\b/iu;

/** “A verb like ‘raced’ could be stronger.” */
const offered = /\ban? (?:\p{L}+ )?(?:word|verb|adjective|adverb|noun|phrase) (?:like|such as)$/iu;

const quotedBefore = /”(?:[,\s]|\b(?:or|and)\b)*$/iu;

/** Whether a next step says of the words between `before` and `after` that they are the student's. */
export function isClaimedBy(before: string, after: string): boolean {
  const rest = after.slice(0, AFTER).replace(listedWith, '');
  if (isReplaced(before, rest)) return true;
  if (isSaidMissing(before, rest) || isSuggested(before) || isCorrection(before)) return false;
  if (wouldDo.test(rest) && /\bwhere$/iu.test(leadIn(before))) return false;
  return isIntroduced(before) || (said.test(rest) && !offered.test(leadIn(before)));
}

const single = new SparingPattern(
  /(?<![\p{L}\p{N}])[‘']([^‘’'“”"\n]{1,80}(?:['’]\p{L}[^‘’'“”"\n]{0,80}){0,4})['’](?![\p{L}\p{N}])/gu,
);

/** What a next step says is the student's, though it stands between ‘ and ’. */
export function claimedInSingle({ kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>): string[] {
  if (kind !== 'nextStep') return [];
  return Array.from(comment.matchAll(single), (span) => {
    const before = comment.slice(0, span.index);
    const isClaimed =
      !quotedBefore.test(before.slice(-BEFORE)) &&
      isClaimedBy(before, comment.slice(span.index + span[0].length));
    return isClaimed ? (span[1] ?? '') : '';
  }).filter(Boolean);
}
