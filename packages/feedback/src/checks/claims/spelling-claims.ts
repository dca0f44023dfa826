import { isConfused } from '../../language/spelling/confused-words.ts';
import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { isNearFamiliarWord } from '../../language/spelling/near-words.ts';
import { nzWords } from '../../language/spelling/nz-words.ts';
import { hasMaoriShape, isTeReo } from '../../language/te-reo/te-reo.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { lowerWords, wordsOf } from '../../text/words.ts';
import type { CheckedAgainst } from '../checked-against.ts';
import { wordsWithWrongLetters } from './letter-claims.ts';
import { all, isSaid } from './said-of-all.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const onSpelling = /\bspel[lt]|\bletters?\b/iu;
const contrast = /\b(?:but|although|though|even|while|whereas|yet)\b|[;—–]/iu;
const praised =
  /\b(?:right|correct|perfect|accurate|rightly|(?:correct|perfect|accurate)ly|well)\b/iu;
const hedged = new SparingPattern(
  /\b(?:not|nearly|almost|tr(?:y|ies|ied|ying)|sounds?|only|slips?|mis-?spel\p{L}*|wrong|check|needs?|brave|away|off|out|short)\b|n['’]t\b/iu,
);
const notEasy = /\b(?:(?:is|are|was|were)(?:n['’]t| not)|not) (?:an )?(?:easy|simple)\b/giu;

/** A longer quotation shows where a word stands (words). */
const LONGEST_NAMED = 3;
const longQuotation = new SparingPattern(
  String.raw`“(?:[^“”\s]+\s+){${LONGEST_NAMED},}[^“”]*”`,
  'gu',
);
const words = String.raw`(?:\p{L}+ )?words? (?:\p{L}+ )?`;
const right = String.raw`(?:correctly|right)\b(?! for\b)`;
/** That all of a text is spelt right. */
const sweeping = new SparingPattern(
  [
    String.raw`\b(?:no|zero|not (?:one|a single)|without (?:any|a(?: single)?|one)|free (?:of|from)) (?:spelling (?:mistakes?|errors?|slips?)|misspel\p{L}+|words? (?:is |are )?(?:misspel\p{L}+|spel[lt]\p{L}* wrong)|(?:mistake|error|slip)s? (?:at all|anywhere|in (?:your|the|this) (?:spelling|text|writing|story|piece|work)))\b`,
    String.raw`\b${all} ${words}(?:is |are )?(?:spelled |spelt )?${right}`,
    String.raw`\bspel(?:t|led) ${all} ${words}${right}`,
    String.raw`\bspelling (?:is|was) (?:(?!nearly|almost|not|hardly|mostly)\p{L}+ )?(?:perfect|flawless|faultless|100%|spot[- ]on|without fault|error-free)`,
    String.raw`\b(?:your|the|these|those) (?:\p{L}+ )?words (?:are|were) all (?:spel[lt]\p{L}* )?${right}`,
    String.raw`\b(?:spel(?:t|led) everything|everything (?:is|was) (?:spel(?:t|led)|written)) (?:\p{L}+ )?${right}`,
    String.raw`\b(?:perfect|flawless|faultless|error-free|spotless|100%) spelling\b`,
    String.raw`\b(?:correct|accurate|excellent) spelling (?:throughout|all the way through|everywhere|from start to (?:end|finish))`,
  ].join('|'),
  'iu',
);
const allOfIt =
  /\b(?:every|each|all)(?: (?:of|the|your|single|these|those))* (?:words?|spellings?)\b/iu;
const isRight = new SparingPattern(
  /\bspelling (?:is|was) (?:(?!nearly|almost|not|hardly|mostly)\p{L}+ )?(?:correct|right|accurate)\b/iu,
);
const partOfIt = /[“‘]|\b(?:nearly|almost|most|many)\b/iu;

/** Whether all of a text is called right, in the usual words or by all that a sentence says. */
function isOnAll(sentence: string): boolean {
  if (isSaid(sweeping, sentence)) return true;
  const isLoosely =
    isRight.test(sentence) || [onSpelling, allOfIt, praised].every((part) => part.test(sentence));
  return isLoosely && !partOfIt.test(sentence);
}

/** A misspelt word of the text that a sentence says is right, or all of whose words it says are. */
function praisedSlip(sentence: string, misspelt: () => ReadonlySet<string>): string | null {
  for (const clause of sentence.split(contrast)) {
    const said = clause.replaceAll(notEasy, ' ');
    if (!onSpelling.test(said) || !praised.test(said) || hedged.test(said)) continue;
    const named = allOfIt.test(said) ? said : said.replaceAll(longQuotation, ' ');
    const slip = lowerWords(named).find((word) => misspelt().has(word));
    if (slip !== undefined) return slip;
  }
  if (!isOnAll(sentence)) return null;
  const [first = null] = misspelt();
  return first;
}

const claims = [
  String.raw`(?:spelt|spelled|written) (?:wrong|wrongly|incorrectly|badly)`,
  String.raw`mis-?spel(?:t|led|lings?)`,
  String.raw`(?:isn['’]t|aren['’]t|not) (?:spelt|spelled) (?:right|correctly|like (?:that|this)|(?:that|this) way)`,
  String.raw`(?:a |the )?spelling (?:mistake|error|slip)s?`,
  String.raw`(?:wrong|incorrect) spellings?`,
  String.raw`(?:isn['’]t|aren['’]t|not) (?:an? )?(?:(?:real|proper|English) )+words?`,
  String.raw`(?:check|fix|correct|mend|look up) (?:the|your) spelling (?:of|in)`,
];
const claim = `(?:${claims.join('|')})`;
const word = String.raw`(?:“[^“”\s]+”|‘[^‘’“”\s]+’)`;
const list = String.raw`${word}(?:(?:,|,? and|,? or) ${word})*`;
const wrongBefore = new SparingPattern(String.raw`(${list}),?(?: \p{L}+){0,2}? ${claim}`, 'giu');
const speltWrong = new SparingPattern(
  String.raw`\b(?:spel[lt]\p{L}*|written|wrote|got) (${list}) (?:wrong|wrongly|incorrectly|badly)\b|\bspelling (?:of|in) (${list}) (?:(?:is|looks|does|are)(?:n['’]t| not)(?: \p{L}+)? (?:right|correct)|(?:is|looks|are)(?: \p{L}+)? (?:wrong|off|out|incorrect)|needs?)\b`,
  'giu',
);
const wrongName = new SparingPattern(String.raw`(\p{Lu}[\p{L}\p{M}]+) (?:is |was )?${claim}`, 'gu');
const wrongAfter = new SparingPattern(
  String.raw`\b${claim}(?: words?| in| of| such as|,|:)*:? (${list})`,
  'giu',
);

/** Any shorter word may stand for another: ‘to’, ‘of’, ‘an’ (letters). */
const LONGEST_MIXED_UP = 3;

/** Words that are right wherever they stand: kupu, names, New Zealand words, and those that are no others. */
function isSurelyRight(text: string, names: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (isTeReo(lower) || nzWords.has(lower) || names.has(lower)) return true;
  if (misspellings.has(lower)) return false;
  if (/^\p{Lu}/u.test(text) && (hasMaoriShape(lower) || !isNearFamiliarWord(lower)))
    return !isConfused(lower);
  return lower.length > LONGEST_MIXED_UP && isInDictionary(lower) && !isConfused(lower);
}

function wrongedWord(
  sentence: string,
  written: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string | null {
  const named = [wrongBefore, wrongAfter, wrongName, speltWrong].flatMap((told) =>
    matchesIn(sentence, told),
  );
  const wronged = [
    ...named.map(([, one, other = '']) => one ?? other),
    ...wordsWithWrongLetters(sentence),
  ];
  const words = wronged.flatMap(wordsOf);
  const isRightThere = (text: string) =>
    written.has(text.toLowerCase()) && isSurelyRight(text, names);
  return words.find(({ text }) => isRightThere(text))?.text ?? null;
}

const youSpelt = /\byou(?:['’]ve| have)? (?:spel[lt]|got)/iu;

/** Why what a comment says about spelling isn't true, as a sentence for the writer; null if it may be. */
export function reasonAgainstSpelling(
  { kind, comment }: { kind: string; comment: string },
  { source, names = [], studentName }: Pick<CheckedAgainst, 'source' | 'names' | 'studentName'>,
): string | null {
  if (!/spel[lt]|letter|\bwords?\b|mistake|error|slip|wrong|\b\p{L}\b/iu.test(comment)) return null;
  const known = new Set([...names, studentName].flatMap(lowerWords));
  for (const { text } of sentencesOf(comment)) {
    const isPraise = kind === 'strength' || youSpelt.test(text);
    const slip = isPraise ? praisedSlip(text, source.misspelt) : null;
    if (slip !== null) return `“${slip}” is not spelt right. Praise only words that are.`;
    const right = kind === 'strength' ? null : wrongedWord(text, source.words, known);
    if (right !== null) return `“${right}” is spelt right. Call no name, kupu or right word wrong.`;
  }
  return null;
}
