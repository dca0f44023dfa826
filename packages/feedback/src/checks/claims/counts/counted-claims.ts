import { capitals } from '../../../rules/punctuation/capitals.ts';
import { endMarks } from '../../../rules/punctuation/end-marks.ts';
import { speechMarks } from '../../../rules/punctuation/speech-marks.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { DraftPoint } from '../../draft-point.ts';
import { atMost } from './at-most.ts';
import { countOf, number, someNumber } from './numbers.ts';
import { all, isSaid } from '../said-of-all.ts';
import { isRepeatedLess } from './repeated-words.ts';
import { isThingMiscounted } from './things-counted.ts';
import { timesIn } from './words-in-text.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** A quicker test: most comments count nothing. */
const mayCount = new SparingPattern(`\\b${number} `, 'iu');

const hasStep = (rule: Rule, source: Source): boolean =>
  rule.find(source.asRead()).some(({ kind }) => kind === 'nextStep');

function beginsAlike({ sentences }: StudentText): boolean {
  const firsts = sentences.flatMap(({ words }) => words[0]?.lower ?? []);
  return new Set(firsts).size < firsts.length;
}

/** A numbered step that tells somebody nothing to do; “When it is cool, stir it” does, after all. */
const startsOtherwise =
  /^[ \t]*(?:step )?\d{1,2}[.):]\s+(?:the|a|an|you|your|it|this|there|we|i)\b/imu;

/** Claims about the whole text, but for its spelling, and what shows that one is not so. */
const sweeping: readonly { claim: RegExp; isRefuted: (source: Source) => boolean }[] = [
  {
    claim:
      /\b(?:every|each|all(?: of)?(?: your)?|no two|not one of your|none of your) (?:new |one of your )?sentences? (?:starts?|begins?|opens?|starting|beginning) (?:differently|in a different way|(?:in|with) (?:a )?(?:different|new|another) (?:way|word)s?|the same|alike|with the same)/iu,
    isRefuted: (source) => beginsAlike(source.asRead()),
  },
  {
    claim: new SparingPattern(
      `\\b${all} (?:the )?(?:speech|quotation) marks? (?:is|are|was|were) (?:right|correct|there|in place|perfect)|\\bspeech marks (?:is|are) (?:all )?(?:perfect|right every time)`,
      'iu',
    ),
    isRefuted: (source) => hasStep(speechMarks, source),
  },
  {
    claim: new SparingPattern(
      `\\b${all} sentences? (?:starts?|begins?) with a capital|\\bcapitals?(?: letters?)? (?:at|for|to) (?:the )?(?:start|beginning|begin|start off) (?:of )?${all} (?:new )?sentences?|\\b${all} capitals?(?: letters?)? (?:is|are) (?:right|correct|there|in place|perfect)|\\bno (?:missing capitals?|capitals? (?:is |are )?missing)`,
      'iu',
    ),
    isRefuted: (source) => hasStep(capitals, source),
  },
  {
    claim: new SparingPattern(
      `\\b${all} sentences? (?:ends?|finish(?:es)?) with (?:a full stop|an end mark|a full stop or)|\\b(?:full stops?|end marks?) (?:at|on|to|after) (?:the end of |end )?${all} sentences?|\\b${all} full stops? (?:is|are) (?:right|correct|there|in place|perfect)|\\bno (?:missing full stops?|full stops? (?:is |are )?missing)`,
      'iu',
    ),
    isRefuted: (source) => hasStep(endMarks, source),
  },
  {
    claim: new SparingPattern(
      `\\b${all} (?:of your )?(?:steps?|instructions?) (?:starts?|begins?|opens?) (?:with|on) an? (?:[\\p{L}-]+ ){0,2}?(?:verb|command|action word|bossy word)`,
      'iu',
    ),
    isRefuted: ({ normalised }) => startsOtherwise.test(normalised.original),
  },
];

/** What is there already; a step may ask for more. */
const has = String.raw`\byou(?:['’]ve)? (?:have |already |also )*(?:used?|wrote|written|put in|included?|have|got|gave|give|ask(?:ed)?(?: (?:us|me|(?:the|your) readers?))?)(?: at least| exactly| all)?`;

/** “Your four questions” says that there are as many; “turn it into your three best questions” doesn't. */
const hers = String.raw`(?<!\b(?:into|to|choose|pick|write|add|make|plan) )\b(?:your|all|these|with)`;

const counted = atMost.map(({ thing, most }) => ({
  claim: new SparingPattern(
    `(?:${has}|${hers}) ${number} (?:different |strong |good |great |vivid |clear |numbered )*${thing}`,
    'giu',
  ),
  most,
}));

/**
 * Praise counts what is there, but for “one of three questions that I had”. What stands before is
 * looked at only where a number is.
 */
const praised = atMost.map(({ thing, most }) => ({
  claim: new SparingPattern(
    `\\b(?=(?:${someNumber}) )(?<!\\b(?:next|add|use|ask|try|write|want|need|make|sort|break|divide|turn|could|should|would)\\b[^.!?]{0,40})(?<!\\b(?:more|another|extra|of|or) )${number} (?:(?!more|other|new)\\p{L}+ )?${thing}`,
    'giu',
  ),
  most,
}));

const begins = '(?:starts?|begins?|opens?|starting|beginning) with (?:the word )?[“‘](\\p{L}+)[”’]';
const sentencesThat = '(?:of )?(?:your |the )?sentences (?:in (?:your|the) \\p{L}+ )?';

/** How many sentences are said to begin with one word, as a share of all. */
const begun: readonly { claim: RegExp; share: number }[] = [
  {
    claim: new SparingPattern(
      `\\b(?:every|each|all) (?:of )?(?:your )?(?:single )?sentences? ${begins}`,
      'giu',
    ),
    share: 0.5,
  },
  { claim: new SparingPattern(`\\bmost ${sentencesThat}${begins}`, 'giu'), share: 1 / 3 },
];

const begunCounted = new SparingPattern(`\\b${number} ${sentencesThat}${begins}`, 'giu');

/** A child may leave out full stops, so a word that comes often enough may begin as many. */
const isBegunOftener = (comment: string, { normalised, asRead }: Source): boolean =>
  begun.some(({ claim, share }) =>
    firstOf(comment, claim).some(
      ({ 1: word = '' }) => timesIn(word, normalised.lower) < asRead().sentences.length * share,
    ),
  );

const repeated = new SparingPattern(
  `[“‘]([^“”‘’\\n]{1,40})[”’](?: (?:is|comes|comes up|was|are|appears|used|there|in (?:it|your text)))* ${number} times\\b`,
  'giu',
);

/** Each is looked for in the whole text. */
const MOST_CLAIMS = 8;

const firstOf = (comment: string, claim: RegExp): RegExpExecArray[] =>
  matchesIn(comment, claim).slice(0, MOST_CLAIMS);

type Claiming = Pick<DraftPoint, 'kind' | 'comment'>;

/** Whether a comment gives a number of something that the text has fewer of. */
function isCountedOver({ kind, comment }: Claiming, { normalised }: Source): boolean {
  if (!mayCount.test(comment)) return false;
  const { lower, original } = normalised;
  return (
    [...counted, ...(kind === 'strength' ? praised : [])].some(({ claim, most }) =>
      firstOf(comment, claim).some(({ 1: said = '' }) => countOf(said) > most(original)),
    ) ||
    firstOf(comment, repeated).some(
      ({ 1: words = '', 2: said = '' }) => countOf(said) > timesIn(words, lower),
    ) ||
    firstOf(comment, begunCounted).some(
      ({ 1: said = '', 2: word = '' }) => countOf(said) > timesIn(word, lower),
    )
  );
}

/** Whether a comment counts what the text doesn't have, or praises all of it for what isn't so. */
export function isMiscounted(claiming: Claiming, source: Source): boolean {
  const { kind, comment } = claiming;
  const isSwept = () =>
    sweeping.some(({ claim, isRefuted }) => isSaid(claim, comment) && isRefuted(source));
  return (
    isCountedOver(claiming, source) ||
    isBegunOftener(comment, source) ||
    isRepeatedLess(comment, source) ||
    isThingMiscounted(claiming, source) ||
    (kind === 'strength' && isSwept())
  );
}
