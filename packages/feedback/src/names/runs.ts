import { plainLetters } from './plain-letters.ts';

/** Letters and digits in a row, as they stand in a text. */
export interface Run {
  start: number;
  end: number;
  text: string;
  /** Plain and small. */
  letters: string;
  /** The words that a handle or a camel-cased word is made of, plain and small. */
  parts: readonly string[];
  /** What stands between the run before and this one. */
  gap: string;
  /** Whether a sentence, a line or somebody's speech begins here. */
  first: boolean;
  /** Whether a sentence or line has ended between the run before and this one. */
  afterStop: boolean;
}

const inside = '\\p{M}\\p{Default_Ignorable_Code_Point}';
const shape = new RegExp(`[\\p{L}\\p{N}_${inside}\\u24b6-\\u24e9]+`, 'gu');
const ordinary = /^\p{Lu}?\p{Ll}+$/u;
const capital = /\p{Lu}/u;
const stop = /[.!?…:;\n•]/u;
const opening = /(?:^|\s)["“‘'(*-]+$/u;
const LONGEST_OPENING = 20;
const edges = /^_+|_+$/gu;
const part = new RegExp(
  `(?:\\p{Lu}[${inside}]*)+(?!\\p{Ll})|(?:\\p{Lu}[${inside}]*)?(?:[\\p{Ll}\\p{Lm}][${inside}]*)+|(?:\\p{Lo}[${inside}]*)+`,
  'gu',
);
/** In an answer as JSON, a new line is a letter that sticks to the word after it, and ā may be \u0101. */
export const escape = /\\(?:[nrt]|u([0-9a-f]{4}))/giu;
const INVISIBLE = '\u00ad';

/** The text with escapes read, each as long as it was. */
function unescaped(text: string): string {
  return text.replace(escape, (found, code: string | undefined) => {
    if (code === undefined) return ' '.repeat(found.length);
    return String.fromCharCode(Number.parseInt(code, 16)).padEnd(found.length, INVISIBLE);
  });
}

/** Scripts that set no spaces between words: each character is a run of its own. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export const isUnspaced = (text: string) => unspaced.test(text);

/** The runs of a text that hold a letter. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let after = 0;
  for (const { word, start } of wordsOf(text)) {
    const letters = plainLetters(word);
    if (letters === '') continue;
    const parts = ordinary.test(word) ? [letters] : partsOf(word);
    const end = start + word.length;
    const gap = text.slice(after, start);
    // Nearly every gap is a single space, which says nothing.
    const afterStop = after === 0 || (gap !== ' ' && stop.test(gap));
    const first = afterStop || (gap !== ' ' && opening.test(gap.slice(-LONGEST_OPENING)));
    runs.push({ start, end, text: word, letters, parts, gap, first, afterStop });
    after = end;
  }
  return runs;
}

function* wordsOf(text: string): Generator<{ word: string; start: number }> {
  for (const match of unescaped(text).matchAll(shape)) {
    const word = match[0].replace(edges, '');
    const start = match.index + match[0].indexOf(word);
    if (isUnspaced(word)) yield* charactersOf(word, start);
    else yield { word, start };
  }
}

/** Each character of an unspaced script, and what stands between them. */
function* charactersOf(word: string, start: number): Generator<{ word: string; start: number }> {
  const pieces = word.split(/((?:(?=\p{Lo})[^\p{Script=Thai}]|\p{Script=Thai}+)\p{M}*)/u);
  let at = start;
  for (const piece of pieces) {
    if (piece !== '') yield { word: piece, start: at };
    at += piece.length;
  }
}

/** The run so many places on in the same sentence; none when the sentence has ended by then. */
export function neighbour(runs: readonly Run[], at: number, by: -2 | -1 | 1 | 2): string {
  const [from, to] = by < 0 ? [at + by + 1, at] : [at + 1, at + by];
  for (let i = from; i <= to; i++) if (runs[i]?.afterStop !== false) return '';
  return runs[at + by]?.letters ?? '';
}

/** Whether a run has a capital that says something: not one among capitals only. */
export function hasCapital(runs: readonly Run[], at: number): boolean {
  const text = runs[at]?.text ?? '';
  if (!capital.test(text)) return false;
  if (!isShouted(text)) return true;
  return ![runs[at - 1], runs[at + 1]].some((run) => run && isShouted(run.text));
}

function isShouted(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

function partsOf(word: string): string[] {
  return (word.match(part) ?? []).map(plainLetters).filter((letters) => letters !== '');
}
