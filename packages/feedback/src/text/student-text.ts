import { linesSpelling, spellsTitle } from './forms/acrostic.ts';
import { isByline } from './lines/byline.ts';
import { isHaiku } from './forms/haiku.ts';
import { mayHead } from './lines/may-head.ts';
import { mayHaveRun } from './searching/may-have-run.ts';
import { isReference, withoutNotes } from './lines/notes.ts';
import { numberedLabels } from './lines/numbered-labels.ts';
import { planOf, type PlanPart } from './handouts/plan.ts';
import { withoutPlanAbove } from './handouts/plan-above.ts';
import { promptsIn } from './handouts/prompts.ts';
import { turnsOf, type Turn } from './forms/script.ts';
import { sentencesOf } from './sentences.ts';
import { wordsOf, type Span } from './words.ts';

export interface Word extends Span {
  lower: string;
  sentence: number;
  first: boolean;
}

export interface Sentence extends Span {
  words: Word[];
  /** Index in `lines`. */
  line: number;
}

export interface StudentText {
  /** As written, but with endless words and gaps cut short, and for the writer without notes and plan. */
  text: string;
  /** Non-empty lines: paragraphs, headings, list items. */
  lines: Span[];
  /** Sentences of the body, without the title. */
  sentences: Sentence[];
  words: Word[];
  /** What is said aloud, without quotation marks. */
  speech: Span[];
  title: Span | null;
  /** Who speaks, line by line, in a playscript or an interview; their names are in no sentence. */
  turns: readonly Turn[];
  /** What stands beside the labels of a planner; the labels are in no sentence. */
  plan: readonly PlanPart[];
  /** Questions on lines of their own that the lines below answer; they are in no sentence. */
  prompts: readonly Span[];
  /** What the class was asked to do, as in `WritingRequest`; absent where that isn't known. */
  purpose?: string | undefined;
  /** What the class was told, in the teacher's words; absent where that isn't known. */
  task?: string | undefined;
  /** Of an acrostic of a name that is concealed elsewhere: the lines that begin with its letters. */
  nameLines?: readonly Span[] | undefined;
}

/** Longer than any word of any language that children here write (letters). */
const LONGEST_WORD = 80;

const MOST_SPACE = 40;

/** More than any child writes; a text of single letters would have more. */
const MOST_SENTENCES = 4_000;

const MOST_SPEECH = 300;

const inWord = String.raw`[\p{L}\p{M}\p{N}'’ʻ-]`;
const endlessWord = new RegExp(`(?<!${inWord})(${inWord}{${LONGEST_WORD}})${inWord}+`, 'gu');
const endlessSpace = new RegExp(String.raw`(?<!\s)\s{${MOST_SPACE}}\s+`, 'gu');

/** All that a student wrote, in sentences: only a title stands apart. */
export const readStudentText = (original: string, purpose?: string): StudentText =>
  read(original, purpose, { plan: () => [], prompts: () => [], title: titleOf });

/**
 * The same as the writer takes it: what a form has for others to fill in is no sentence, and
 * neither is a note, or a plan above the writing.
 * @param spelled the name that its lines spell, see `nameDownTheLines`
 */
export function readAsForm(whole: string, purpose?: string, spelled?: string): StudentText {
  const original = withoutPlanAbove(withoutNotes(whole));
  if (spelled === undefined)
    return read(original, purpose, { plan: planOf, prompts: promptsIn, title: titleOfForm });
  const nameLinesIn = (lines: readonly Span[]) => linesSpelling(spelled, lines);
  const title = (lines: readonly Span[]) =>
    nameLinesIn(lines)[0] === lines[0] ? null : titleOf(lines);
  const text = read(original, purpose, { plan: () => [], prompts: () => [], title });
  return { ...text, nameLines: nameLinesIn(text.lines) };
}

interface Form {
  plan(lines: readonly Span[]): readonly PlanPart[];
  prompts(lines: readonly Span[]): readonly Span[];
  title(lines: readonly Span[]): Span | null;
}

/**
 * Cuts endless words and gaps short first: patterns rescan part of a run from each of its
 * characters, and a stuck key would take minutes.
 */
function read(original: string, purpose: string | undefined, form: Form): StudentText {
  const cut = mayHaveRun(original, LONGEST_WORD) ? original.replace(endlessWord, '$1') : original;
  const text = cut.replace(endlessSpace, shortGap);
  const lines = linesOf(text);
  const turns = turnsOf(lines);
  const plan = turns.length > 0 ? [] : form.plan(lines);
  const prompts = turns.length > 0 ? [] : form.prompts(lines);
  const planned = plan.map(({ at, start }) => ({ start: at, end: start }));
  const labels = [...numberedLabels(lines), ...turns, ...planned];
  const first = form.title(lines);
  const isTitle = ![...labels, ...prompts].some(({ start }) => start === first?.start);
  const title = isTitle ? first : null;
  const asked = new Set(prompts);
  const isAsked = (line: Span | undefined) => line !== undefined && asked.has(line);
  const lineOf = linesInOrder(lines);
  const body = afterLabels(sentencesOf(text), labels)
    .map((sentence) => ({ ...sentence, line: lineOf(sentence) }))
    .filter(({ start, line }) => start >= (title?.end ?? 0) && !isAsked(lines[line]))
    .slice(0, MOST_SENTENCES);
  const sentences = body.map((sentence, i) => withWords(sentence, i, sentence.line));
  const words = sentences.flatMap((sentence) => sentence.words);
  const speech = speechOf(text);
  return { text, lines, sentences, words, speech, title, turns, plan, prompts, purpose };
}

/** Sentences from where a speaker's name or a planner's label ends; a name above them is none. */
function afterLabels(
  sentences: readonly Span[],
  labels: readonly Pick<Span, 'start' | 'end'>[],
): Span[] {
  const ends = new Map(labels.map(({ start, end }) => [start, end]));
  return sentences.flatMap((sentence) => {
    const start = ends.get(sentence.start) ?? sentence.start;
    const text = sentence.text.slice(start - sentence.start);
    return text === '' ? [] : { text, start, end: sentence.end };
  });
}

/** Its line breaks, if it has any: the next words are on another line. */
const shortGap = (gap: string): string =>
  (gap.replaceAll(/[^\n]/gu, '') || gap).slice(0, MOST_SPACE);

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let at = 0;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    const start = at + whole.length - whole.trimStart().length;
    if (line !== '') lines.push({ text: line, start, end: start + line.length });
    at += whole.length + 1;
  }
  return lines;
}

/** Finds the line of each sentence, in their order; -1 for none. */
function linesInOrder(lines: readonly Span[]): (sentence: Span) => number {
  let at = 0;
  return ({ start, end }) => {
    while (at < lines.length && (lines[at]?.end ?? 0) < end) at += 1;
    return (lines[at]?.start ?? Infinity) <= start ? at : -1;
  };
}

const LONGEST_TITLE = 8;

/** “Ingredients:”, above the first part of a text that names its parts. */
const firstPart =
  /^\W*(?:ingredients|equipment|materials|aim|goal|question|hypothesis|prediction|introduction|(?:what |things )?you(?:['’]ll| will)? need)\W*$/iu;

/** The first line, if it is short, ends as no sentence does and is shorter than the next, or above the first part. */
function titleOf([first, second]: readonly Span[]): Span | null {
  if (first === undefined || second === undefined || isCounted(first, second)) return null;
  const isAbove =
    second.text.length > first.text.length ||
    isByline(second.text) ||
    (firstPart.test(second.text) && !firstPart.test(first.text));
  return mayBeTitle(first) && isAbove ? first : null;
}

/** ‘1 wet the brush’ above ‘2 put paste on it’ is a step. */
const isCounted = (first: Span, second: Span): boolean =>
  /^1\b/u.test(first.text) && /^2\b/u.test(second.text);

const mayBeTitle = ({ text }: Span): boolean =>
  mayHead(text.replace(/!+$/u, ''), LONGEST_TITLE) && !text.endsWith(':');

/** Also above an acrostic of its letters, or a haiku; and never a line of one. */
function titleOfForm(lines: readonly Span[]): Span | null {
  const [first, ...others] = lines;
  if (first === undefined || isHaiku(lines)) return null;
  if (spellsTitle(lines)) return first;
  return isHaiku(others) && mayBeTitle(first) ? first : titleOf(lines);
}

function withWords(sentence: Span, index: number, line: number): Sentence {
  const all = wordsOf(sentence.text);
  const own = all.filter(({ start, end }) => !isReference(sentence.text, start, end));
  const words = own.map((word, i) => ({
    text: word.text,
    start: sentence.start + word.start,
    end: sentence.start + word.end,
    lower: word.text.toLowerCase().replace(/’/gu, "'"),
    sentence: index,
    first: i === 0,
  }));
  return { ...sentence, words, line };
}

function speechOf(text: string): Span[] {
  const marked =
    /[“"]([^“”"\n]{2,300})[”"]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,300}(?:['’]\p{L}[^‘’'\n]{0,300}){0,30})[’'](?![\p{L}\p{N}])/gu;
  return [...text.matchAll(marked)].slice(0, MOST_SPEECH).map((match) => {
    const said = match[1] ?? match[2] ?? '';
    const start = match.index + 1 + said.length - said.trimStart().length;
    return { text: said.trim(), start, end: start + said.trim().length };
  });
}
