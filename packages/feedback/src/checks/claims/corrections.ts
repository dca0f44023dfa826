import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { oneEditAway } from '../../language/spelling/near-words.ts';
import { nzWords } from '../../language/spelling/nz-words.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { lowerWords } from '../../text/words.ts';
import type { SourceText } from '../finding/source-text.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const one = String.raw`([\p{L}\p{M}'’-]{2,30})`;
const named = String.raw`[“‘]${one}[”’](?!\p{L})`;

/** “It should be spelt ‘beek’.” */
const corrected = new SparingPattern(
  String.raw`\b(?:(?:should|must|needs to|has to|ought to) (?:be|become)(?: (?:spelt|spelled|written)(?: as| like this)?)?|(?:is|it['’]s) (?:really |actually )?(?:spelt|spelled)(?: as| like this)?|(?:right|correct|proper) spelling(?: of [“‘]${one}[”’])?(?: is| would be)?|(?:change|correct|fix) (?:it|this|that|[“‘]${one}[”’]) to):? ${named}`,
  'giu',
);

const anyNamed = new SparingPattern(named, 'gu');

const length = String.raw`(?:macrons?|lines?|bars?|dashes|tohut[ōo]|accents?|marks?)`;
/** Te reo keeps its macrons, whatever a writer thinks of them. */
const macronsOff: readonly RegExp[] = [
  new SparingPattern(
    String.raw`\b(?:take|leave|drop|remove|rub|cross|get rid of|delete|lose|no need (?:for|of))\b[^.!?“”]{0,20}\b${length}\b[^.!?“”]{0,40}[“‘]([^“”‘’\n]{1,60})[”’]`,
    'giu',
  ),
  new SparingPattern(
    String.raw`[“‘]([^“”‘’\n]{1,60})[”’][^.!?“”]{0,20} (?:(?:does|do|should|need)(?:n['’]t| not) (?:need|have|take)|has no need of|is (?:right|better) without)[^.!?“”]{0,15} ${length}\b`,
    'giu',
  ),
];

/** “Use an English word instead of ‘kai’.” */
const intoEnglish = new SparingPattern(
  String.raw`\b(?:use|write|put|choose|say|try)\b[^.!?“”]{0,20}\bEnglish\b[^.!?“”]{0,30}\b(?:for|instead of|in place of|than) ${named}|\b(?:change|turn|translate|put|swap) ${named}(?: \p{L}+){0,2} (?:into|to|for|in) (?:an? )?English\b|\b(?:change|turn|translate|replace|swap) ${named} (?:into|to|for|with|by) ‘[^‘’\n]+’[^.!?]{0,40}\bEnglish\b`,
  'giu',
);

function isWord(word: string, names: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (misspellings.has(lower)) return false;
  return isInDictionary(word) || isTeReo(lower) || nzWords.has(lower) || names.has(lower);
}

/** Of names, owners and joined words no list is complete. */
const mayBeWord = (word: string, names: ReadonlySet<string>): boolean =>
  /^\p{Lu}|['’-]/u.test(word) || isWord(word, names);

/** After these, ‘practise’ is what somebody does. */
const doer = new SparingPattern(
  /\b(?:i|you|we|they|to|can|could|will|would|should|must|may|might|don['’]t|didn['’]t|never|always|let['’]s)\s+$/iu,
);

/** Whether New Zealand's spelling of a verb is put as a noun's. */
function isVerbLost(word: string, other: string, { normalised }: Pick<SourceText, 'normalised'>) {
  if (!/^practi[sc]/u.test(other) || !/^practis(?:e|es|ed|ing)$/u.test(word)) return false;
  const at = normalised.lower.indexOf(word);
  return word !== 'practise' || doer.test(normalised.lower.slice(Math.max(0, at - 12), at));
}

function falseCorrection(
  comment: string,
  source: Pick<SourceText, 'normalised' | 'words'>,
  names: ReadonlySet<string>,
): string | null {
  for (const found of matchesIn(comment, corrected)) {
    const [, ofIt, changed, better = ''] = found;
    const [lower, given] = [better.toLowerCase(), ofIt ?? changed];
    const before = matchesIn(comment.slice(0, found.index), anyNamed).at(-1)?.[1];
    const whole = comment.slice(0, found.index);
    const inLonger = /[“‘]([^“”‘]+)[”’][^“”‘’]*$/u.exec(whole)?.[1]?.toLowerCase() ?? '';
    const word = (given ?? before ?? '').toLowerCase();
    if (source.words.has(word) && isWord(word, names) && !mayBeWord(better, names)) return word;
    if (word === lower && word !== '' && source.words.has(word) && better === (given ?? before))
      return word;
    const practised = /\bpractis\p{L}+/u.exec(`${word} ${inLonger}`)?.[0] ?? '';
    if (isVerbLost(practised, lower, source)) return practised;
  }
  return null;
}

const alone = /[“‘]([\p{L}\p{M}]{4,20})[”’](?!\p{L})/giu;
/** What others write, or the student doesn't. */
const notOffered = new SparingPattern(
  /\b(?:not|instead of|rather than|never|often|(?<!too )many|some|people|n['’]t)\b[^.!?]{0,40}$/iu,
);

/**
 * A right word of the text that a comment names beside what is no word, but one slip away from it:
 * whatever it says of the two, it offers that in its place.
 */
function wordBesideSlip(
  comment: string,
  { words }: Pick<SourceText, 'words'>,
  names: ReadonlySet<string>,
): string | null {
  const named = matchesIn(comment, alone);
  const right = named
    .map(([, one = '']) => one.toLowerCase())
    .filter((one) => words.has(one) && isWord(one, names));
  if (right.length === 0 || right.length === named.length) return null;
  const slips = named.flatMap(({ 1: one = '', index }) =>
    !words.has(one.toLowerCase()) &&
    !mayBeWord(one, names) &&
    !notOffered.test(comment.slice(Math.max(0, index - 60), index))
      ? one.toLowerCase()
      : [],
  );
  // “Which other words end in ‘ight’?” names a part of the word.
  const isSlipOf = (one: string) => (slip: string) =>
    oneEditAway(one).includes(slip) && !one.startsWith(slip) && !one.endsWith(slip);
  return right.find((one) => slips.some(isSlipOf(one))) ?? null;
}

const lacksMacron = new SparingPattern(
  /\b(?:needs?|missing|miss(?:es|ed)?|lacks?|without|add|put|forgot(?:ten)?|left (?:off|out)|has no|have no|n['’]t|should have|remember)\b/iu,
);
const macron = /macron|tohut[oō]|line over|lines over/iu;
const withMacron = /[āēīōū]/iu;

const plain = (word: string): string =>
  word.replace(/[āēīōū]/gu, (letter) => letter.normalize('NFD').charAt(0));

/** “‘hāngī’ needs its macrons”, “Add the macron to ‘hāngī’”. */
const saidBare = new SparingPattern(
  String.raw`${named}(?: (?:still|also))? (?:needs?|lacks?|is missing|has lost|should have) (?:its|the|an?|two|both) macrons?\b|\b(?:add|put|forgot|missed|missing|left out|left off|needs?)\b[^.!?“”‘’]{0,20} macrons? (?:to|in|on|over|from|for|of) ${named}`,
  'giu',
);

/** A kupu that a comment says lacks its macron, and that the text has with it each time. */
function falselyBare(comment: string, { words }: Pick<SourceText, 'words'>): string | null {
  if (!macron.test(comment) || !lacksMacron.test(comment)) return null;
  const long = [...words].filter((word) => withMacron.test(word));
  const right = new Map(long.map((word) => [plain(word), word]));
  const bare = lowerWords(comment).find((word) => right.has(word) && !words.has(word));
  if (bare !== undefined) return right.get(bare) ?? bare;
  const marked = matchesIn(comment, saidBare).map(([, one, other = '']) =>
    (one ?? other).toLowerCase(),
  );
  return marked.find((word) => long.includes(word) && !words.has(plain(word))) ?? null;
}

/** A word that is right and that a comment puts right; null if it does so with none. */
export function wronglyCorrected(
  comment: string,
  source: Pick<SourceText, 'normalised' | 'words'>,
  names: ReadonlySet<string>,
): string | null {
  const bare = falselyBare(comment, source);
  if (bare !== null) return bare;
  if (!/[“‘]/u.test(comment)) return null;
  for (const off of withMacron.test(comment) ? macronsOff : [])
    for (const { 1: words = '' } of matchesIn(comment, off))
      if (withMacron.test(words)) return words;
  const translations = /english/iu.test(comment) ? matchesIn(comment, intoEnglish) : [];
  for (const { 1: first, 2: second, 3: third } of translations) {
    const word = first ?? second ?? third ?? '';
    if (isTeReo(word)) return word;
  }
  return falseCorrection(comment, source, names) ?? wordBesideSlip(comment, source, names);
}
