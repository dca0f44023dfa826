import { isRight } from '../language/spelling.ts';
import type { Sentence, StudentText, Word } from './student-text.ts';
import { wordsOf } from './words.ts';

/** Longest excerpt that a comment quotes (words). */
const MOST_WORDS = 9;

/** An excerpt shorter than this takes its neighbouring clause along where that fits (words). */
const FEWEST_WORDS = 4;

const clauseStart =
  /(?<=[,;:()–—]\s*)\p{L}|\b(?:and|but|so|because|when|then|or|while|until|if|where|who|which)\b/giu;

/** Words that an excerpt doesn't begin with. */
const loose = new Set('and but so then or'.split(' '));

/** Words that an excerpt which had to be cut short doesn't end with. */
const hanging = new Set(
  "don't doesn't didn't can't won't couldn't wouldn't isn't wasn't aren't a an the my his her our their your its of to in on at with for from by and but so or as was were is are am be been had has have i we he she they it that which who because when if than into very really just some any this these those not all one no then also there where what while until said got went can could will would did do me him them us".split(
    ' ',
  ),
);

/** Words that a phrase begins with; an excerpt may end before them. */
const linking = new Set(
  'that over in on at to with for from of into onto under through before after about like as by until who which where when because while and but so or around along across behind beside between down up out off than'.split(
    ' ',
  ),
);

/** Words that a clause begins with, the likelier ones first. */
const pronouns = new Set('i we he she it they you there mum dad everyone'.split(' '));
const determiners = new Set('the my our his her their this a an'.split(' '));

interface Place {
  start: number;
  end: number;
}

/**
 * Words of the student's around a place, to quote: the clause that holds it, at most nine words of
 * one sentence, without quotation marks. Null when there is no such stretch.
 */
export function excerptAround(text: StudentText, place: Place): string | null {
  const sentence = text.sentences.find((one) => one.start <= place.start && place.end <= one.end);
  if (sentence === undefined) return null;
  const clauses = clausesOf(sentence);
  const first = clauses.findLastIndex((clause) => (clause[0]?.start ?? 0) <= place.start);
  const last = clauses.findIndex((clause) => (clause.at(-1)?.end ?? 0) >= place.end);
  if (first === -1 || last === -1) return null;
  const clause = clauses.slice(first, Math.max(first, last) + 1).flat();
  const next = clauses[last + 1];
  const previous = clauses[first - 1];
  for (const wider of [next && [...clause, ...next], previous && [...previous, ...clause]]) {
    if (clause.length >= FEWEST_WORDS || wider === undefined || wider.length > MOST_WORDS) continue;
    const excerpt = cut(text.text, trimmed(wider, place));
    if (excerpt !== null) return excerpt;
  }
  return cut(text.text, trimmed(clause, place));
}

/** Whether a word leaves what it ends hanging, as 'the' and 'because' do. */
export function hangs(word: { lower: string }): boolean {
  return hanging.has(word.lower);
}

/** The beginning of a sentence, as much of it as may be quoted. */
export function openingOf(text: StudentText, sentence: Sentence): string | null {
  const [first] = sentence.words;
  return first === undefined ? null : excerptAround(text, first);
}

/** Excerpts around all matches of a pattern; those without a misspelling come first. */
export function excerptsOf(text: StudentText, pattern: RegExp): string[] {
  const found = Array.from(text.text.matchAll(pattern), (match) =>
    excerptAround(text, { start: match.index, end: match.index + match[0].trimEnd().length }),
  );
  return clearestFirst(found.filter((excerpt) => excerpt !== null));
}

/** Each excerpt of two words or more once; those without a misspelling, and not too short, come first. */
export function clearestFirst(excerpts: readonly string[]): string[] {
  return [...new Set(excerpts)]
    .filter((excerpt) => excerpt.includes(' '))
    .toSorted((a, b) => blemishes(a) - blemishes(b));
}

/** What speaks against an excerpt: words to be mended, and being too short to say anything. */
function blemishes(excerpt: string): number {
  const words = wordsOf(excerpt);
  return words.filter((word) => !isRight(word)).length + (words.length < 3 ? 1 : 0);
}

/** The words of each clause; commas, brackets, dashes, joining words and quotation marks part them. */
function clausesOf(sentence: Sentence): Word[][] {
  const starts = new Set(
    [...sentence.text.matchAll(clauseStart)].map((match) => sentence.start + match.index),
  );
  const marks = [...sentence.text.matchAll(/["“”]/gu)].map((match) => sentence.start + match.index);
  const clauses: Word[][] = [];
  let previous: Word | null = null;
  for (const word of sentence.words) {
    const parted: boolean =
      previous === null ||
      starts.has(word.start) ||
      marks.some((mark) => previous !== null && mark >= previous.end && mark < word.start);
    if (parted) clauses.push([]);
    clauses.at(-1)?.push(word);
    previous = word;
  }
  return clauses;
}

/** At most nine of the words, from where a phrase begins to where one ends, around the place. */
function trimmed(words: readonly Word[], place: Place): Word[] {
  const loosened = words.slice(
    words.findIndex((word) => !loose.has(word.lower) || word.end > place.start),
  );
  const last = loosened.findLastIndex((word) => word.start < place.end);
  if (loosened.length <= MOST_WORDS) return loosened;
  const first = loosened.findIndex((word) => word.end > place.start);
  const from = last < MOST_WORDS - 1 ? 0 : phraseStart(loosened, first, last);
  return loosened.slice(from, phraseEnd(loosened, from, last) + 1);
}

/** The nearest word before the place at which a phrase begins. */
function phraseStart(words: readonly Word[], first: number, last: number): number {
  const earliest = Math.max(0, last - MOST_WORDS + 1);
  for (const begins of [pronouns, determiners])
    for (let i = first; i >= earliest; i--) if (begins.has(words[i]?.lower ?? '')) return i;
  return earliest;
}

/** The last word that a phrase ends with; where there is none, the last that leaves nothing hanging. */
function phraseEnd(words: readonly Word[], from: number, last: number): number {
  const most = Math.min(words.length - 1, from + MOST_WORDS - 1);
  const ends = (i: number) => !hanging.has(words[i]?.lower ?? '');
  for (let i = most; i >= last; i--)
    if (ends(i) && (i === words.length - 1 || linking.has(words[i + 1]?.lower ?? ''))) return i;
  for (let i = most; i >= last; i--) if (ends(i)) return i;
  return Math.max(last, most);
}

function cut(text: string, words: readonly Word[]): string | null {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const excerpt = text.slice(first.start, last.end);
  return /["“”\n]/u.test(excerpt) || unbalanced(excerpt) ? null : excerpt;
}

function unbalanced(excerpt: string): boolean {
  return excerpt.includes('(') !== excerpt.includes(')');
}
