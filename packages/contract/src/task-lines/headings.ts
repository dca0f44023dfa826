/** What a line of a teacher's introduces. */
type Part = 'intention' | 'criteria' | 'other';

interface KnownHeading {
  part: Part;
  pattern: RegExp;
  /** The sentence runs on behind it; the others need a colon, a dash or the line's end. */
  runsOn?: true;
  /** A student's own sentence may begin like it. */
  isSentence?: true;
}

const SUBJECT = '(?:we|i|you)';
const ARE = "(?: are| am|['’](?:re|m))";
const WHEN = '(?:today|this (?:week|term|lesson)|in this (?:lesson|task|unit))';
const OUR = "(?:(?:our|my|your|the|today[’']s) )?";

/**
 * Latin letters alone: with those of every script, each of a dozen patterns takes a millisecond to
 * compile.
 */
const AT_END = '(?![\\dA-Za-zÀ-ÖØ-öø-ɏ])';

const words = (pattern: string) => new RegExp(`^${OUR}(?:${pattern})${AT_END}`, 'iu');

/** In capitals: “Walt” and “Sc” can be anything else. */
const abbreviation = (pattern: string) => new RegExp(`^(?:${pattern})${AT_END}`, 'u');

const headings: readonly KnownHeading[] = [
  {
    part: 'intention',
    pattern: /^W[. ]{0,2}A[. ]{0,2}L[. ]{0,2}(?:H[. ]{0,2})?[T2]\b\.?/u,
    runsOn: true,
  },
  // “L.I. To write a recount”
  { part: 'intention', pattern: /^L\.?I\.?\s+(?=(?:To|We|I) )/u, runsOn: true },
  { part: 'intention', pattern: abbreviation('WALA|L\\.?I\\.?|L\\.?O\\.?|L\\.?G\\.?') },
  { part: 'criteria', pattern: abbreviation('S\\.?C\\.?|W\\.?I\\.?L\\.?F\\.?') },
  { part: 'other', pattern: abbreviation('T\\.?I\\.?B\\.?') },
  {
    part: 'intention',
    pattern: words('learning (?:intention|goal|objective|outcome|focus|aim)s? (?:is|are)(?: to)?'),
    runsOn: true,
    isSentence: true,
  },
  {
    part: 'intention',
    pattern: words(
      'l(?:ea|e)rning (?:inten[ts]ion|goal|objective|outcome|focus|aim)(?:\\(s\\)|s)?|wh[aā]inga(?: ako)?|walt|l\\.?i\\.?',
    ),
  },
  {
    part: 'criteria',
    pattern: words(
      "suc{1,2}es{1,2} criteri(?:a|on)|criteria for success|wilf|steps? to success|i can statements?|what i(?: am|['’]m) looking for|paearu (?:angit[uū]|whakatutuki)",
    ),
  },
  {
    part: 'intention',
    pattern: words(`(?:${WHEN},? )?${SUBJECT}${ARE}(?: all)? learning (?:how )?to`),
    runsOn: true,
    isSentence: true,
  },
  {
    part: 'intention',
    pattern: words(
      '(?:kei te|e) ako(?: ana)? (?:au|ahau|m[aā]ua|m[aā]tou|t[aā]tou|koe|koutou)(?: (?:ki te|i))?',
    ),
    runsOn: true,
    isSentence: true,
  },
  {
    part: 'criteria',
    pattern: words(
      `${SUBJECT}(?:['’]ll| will)?(?: be|${ARE})? successful (?:when|if)(?: ${SUBJECT}(?=:))?|${SUBJECT}(?:['’]ll| will) (?:know ${SUBJECT}(?:${ARE}| have|['’]ve) (?:been )?(?:successful|succeeded)|have succeeded)(?: (?:when|if))?|success looks like`,
    ),
    runsOn: true,
    isSentence: true,
  },
  { part: 'other', pattern: words('this is because|so that'), runsOn: true, isSentence: true },
];

/** “Name:”, “Your task:”. */
const LABEL = /^\p{L}[\p{L}\p{N} ’'/&()-]{1,40}:/u;
const SEPARATOR = /^(?:\s*(?:[:–—=-]+|\.{3}|…)|\s{2,}|\t)\s*/u;

export interface FoundHeading {
  part: Part;
  /** A student's own sentence may begin like it. */
  isSentence: boolean;
  /** What follows it on its line. */
  rest: string;
}

/** Null for a line that is no heading; an unknown label introduces something else. */
export function headingOf(line: string): FoundHeading | null {
  // Where nothing is told, the patterns need not be compiled.
  if (line.trim() === '') return null;
  for (const { part, pattern, runsOn, isSentence = false } of headings) {
    const found = pattern.exec(line)?.[0];
    if (found === undefined) continue;
    const rest = line.slice(found.length);
    if (runsOn || rest.trim() === '' || SEPARATOR.test(rest))
      return { part, isSentence, rest: rest.replace(SEPARATOR, '').trim() };
  }
  const label = LABEL.exec(line)?.[0];
  return label === undefined
    ? null
    : { part: 'other', isSentence: false, rest: line.slice(label.length).trim() };
}
