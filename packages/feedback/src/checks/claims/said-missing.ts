import type { Quotation } from '@second-draft/contract';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { isSpoken } from './speakers/is-spoken.ts';
import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const mark = String.raw`(apostrophe|question mark|exclamation mark|full stop|comma|capital|speech mark|talking mark|quotation mark|inverted comma)s?\b(?: letters?)?`;
const quoted = String.raw`[“‘]([^“”‘\n]{1,120})[”’](?!\p{L})`;
const lacks = String.raw`(?:needs?|lacks?|misses|has no|have no|is missing|are missing|(?:is|are|ends?) without|could do with|should have|(?:does|has|have|do)n['’]t (?:have|got))`;
const a = String.raw`(?: (?:an?|its|their|the|some|any|his|her|your))*`;

/** “Grab your shoes” needs speech marks. */
const quotedFirst = new SparingPattern(
  String.raw`${quoted}([^.!?“”‘]{0,40}) \b${lacks}${a} ${mark}([^.!?“”]{0,40})`,
  'giu',
);

/** “You put the apostrophe in ‘don’t’” praises; “Can you put one in it?” asks. */
const praised = String.raw`(?<!\b(?:can|could|should|would|will|if|when) )\byou(?:['’]ve| have)? (?:\p{L}+ly |also |even |always )?`;

/** The question mark is missing after “are we there”. */
const markFirst = new SparingPattern(
  String.raw`(?:\b(?:(?<!${praised})(?:add|put|put in|insert)|forgot|forgotten|left out|left off|missed|missed out|need|needs|missing|no|without)${a} ${mark}|\b${mark} (?:is|are|was|were) (?:missing|left out|left off|needed|forgotten|not there))(?: \p{L}+){0,2} (after|at the end of|around|in|to|on|for|at the start of|at the beginning of)(?: the \p{L}+)? ${quoted}`,
  'giu',
);

/** “‘Where was he?’ is a question, so it should end with a question mark in place of the full stop.” */
const shouldEnd = new SparingPattern(
  String.raw`${quoted}(?:[^“”‘\n]{0,60}?[,;.] (?:so |and |but |then )?(?:it|this|that)(?: sentence| one)?)? (?:should|must|needs? to|has to|ought to) (?:end|finish|close) (?:with|in)${a} (question mark|exclamation mark)`,
  'giu',
);

/** “When you write ‘X’, the mark at the end should be a question mark instead of a full stop.” */
const useOtherwise = new SparingPattern(
  String.raw`${quoted}[^.!?“”‘\n]{0,30} (?:(?:the|its) (?:mark|full stop)(?: at the end)?|it) (?:should|needs to|must) be an? (question mark|exclamation mark)\b|${quoted}[^.!?“”‘\n]{0,20},? (?:put|use) an? (question mark|exclamation mark) (?:instead|in place of)`,
  'giu',
);

/** Where it should stand in the words, or that it is one more, can't be looked up. */
const elsewhere = new SparingPattern(
  /\b(?:between|before|after|middle|inside|instead|halfway|another|second|more|too|moved|place|where|if)\b/iu,
);

interface Claim {
  mark: string;
  words: string;
  /** Null where the words come first: the mark may be missing anywhere in them. */
  where: string | null;
}

/** A quicker test: most comments name no mark. */
const mayName = /apostrophe|\bmark|full stop|comma|capital/iu;

function claimsIn(comment: string): Claim[] {
  if (!mayName.test(comment)) return [];
  const lacking = matchesIn(comment, quotedFirst)
    .filter(([, , between = '', , after = '']) => !elsewhere.test(`${between} ${after}`))
    .map(([, words = '', , name = '']) => ({ mark: name.toLowerCase(), words, where: null }));
  const missing = matchesIn(comment, markFirst).map(([, added, lost, where = '', words = '']) => ({
    mark: (added ?? lost ?? '').toLowerCase(),
    words,
    where: where.toLowerCase(),
  }));
  const changed = matchesIn(comment, useOtherwise).map(
    ([, one, first, other = '', second = '']) => ({
      mark: (first ?? second).toLowerCase(),
      words: one ?? other,
      where: null,
    }),
  );
  const unended = matchesIn(comment, shouldEnd).map(([, words = '', name = '']) => ({
    mark: name.toLowerCase(),
    words,
    where: null,
  }));
  return [...lacking, ...missing, ...unended, ...changed];
}

/** A longer quotation may lack its full stop in the middle (words). */
const LONGEST_SENTENCE = 4;

/** Words without an apostrophe that may need one. */
const mayOwn = new SparingPattern(
  /(?:(?<!s|\bi|\bwa|\ba|\bthi|\bhi|\bit|\bu|\bye|\bha|\bdoe|\balway)s|^(?:i|you|we|they|he|she|it|that|there|who)(?:ll|ve|re)|^im|^(?:do|ca|wo|did|does|is|was|are|were|has|have|had|could|would|should)nt)$/iu,
);

const begins = (word: string): boolean => /^\p{Lu}/u.test(word);

function hasApostrophe({ words }: Claim): boolean {
  const [bare, marked] = [/^[^'’]+$/u, /\p{L}['’]/u];
  const all = lowerWords(words);
  return (
    all.some((word) => marked.test(word)) &&
    !all.some((word) => bare.test(word) && mayOwn.test(word))
  );
}

function hasCapitals({ words, where }: Claim, { text }: Quotation, original: string): boolean {
  const [first = '', ...others] = text.match(/\p{L}+/gu) ?? [];
  if (where?.startsWith('at') === true) return begins(first);
  const isInSmall = original.includes(words.charAt(0).toLowerCase() + words.slice(1));
  return (
    !isInSmall && [first, ...others.filter(({ length }) => length > 3)].every((one) => begins(one))
  );
}

/** Whether the quoted words have the mark, as far as that can be told. */
function hasMark(claim: Claim, at: Quotation, source: Source): boolean {
  const { original } = source.normalised;
  const ends = (marks: RegExp) =>
    marks.test(at.text) || marks.test(original.slice(at.start, at.end + 3));
  const isAfter = claim.where === 'after' || claim.where === 'at the end of';
  switch (claim.mark) {
    case 'apostrophe':
      return hasApostrophe(claim);
    case 'capital':
      return hasCapitals(claim, at, original);
    case 'comma':
      return claim.where === 'after' && original.slice(at.end).startsWith(',');
    case 'question mark':
      return ends(/\?["”’']*(?:\s|$)/u);
    case 'exclamation mark':
      return ends(/!["”’']*(?:\s|$)/u);
    case 'full stop':
      return (
        (isAfter || (claim.where === null && countWords(claim.words) <= LONGEST_SENTENCE)) &&
        /^["”’')]*[.!?]/u.test(original.slice(at.end)) &&
        !/[.!?]/u.test(at.text)
      );
    default:
      return isSpoken(at, source);
  }
}

/** These don't depend on where the words stand. */
const isWithin = ({ mark: name, where }: Claim): boolean =>
  name === 'apostrophe' || (name === 'capital' && where?.startsWith('at') !== true);

const comesAgain = (words: string, { normalised }: Source, { end }: Quotation): boolean =>
  normalised.original.toLowerCase().includes(words.toLowerCase(), end);

/** Words of the text that a comment says lack a mark which they have; null if there are none. */
export function falselyLacking(comment: string, source: Source): Claim | null {
  return (
    claimsIn(comment).find((claim) => {
      const at = findQuotation(claim.words, source);
      return (
        at !== null &&
        (isWithin(claim) || !comesAgain(at.text, source, at)) &&
        hasMark(claim, at, source)
      );
    }) ?? null
  );
}
