import { headingOf, lineOf } from '@second-draft/contract';
import { countWords } from './words.ts';

/** A longer line is the student’s (characters). */
const LONGEST = 240;
const LONGEST_PLAIN = 120;
const LONGEST_LABELLED = 60;
/** Plain lines under a heading, up to an empty one: an intention, or criteria without bullets. */
const MOST_PLAIN = { intention: 1, criteria: 8 };
/** A shorter line of the task’s may be anybody’s. */
const WORDS_OF_A_LINE = 4;
/** Of a text with fewer words of its own, all is read: it may be no task that was taken for one. */
const FEWEST_OWN = 15;

const canDo = /^I (?:can|have|will)\b(?!['’]t|not)/iu;
const labelled =
  /^(?:(?:your|my|full|first|student(?:['’]s)?) )?(?:names?|author|date|class|room|year|teacher|ingoa|te r[aā])\s*:/iu;
const prompting =
  /^(?:(?:the|your|our|writing|today['’]s) )*(?:prompt|task|brief|remember(?: to)?)\s*:/iu;
/** Start your recount below. */
const inviting =
  /^(?:please )?(?:start|begin|write|type|put)\b[^.!?]{0,60}\b(?:here|below|underneath)\b\P{L}*$/iu;

interface TextLine {
  raw: string;
  /** Without its bullet. */
  text: string;
  /** One for all numbers; empty for none. */
  bullet: string;
  heading: ReturnType<typeof headingOf>;
}

const noText = { text: '', bullet: '', heading: null };

function textLine(raw: string): TextLine {
  if (raw.length > LONGEST) return { ...noText, raw, text: raw };
  const { text, isListed } = lineOf(raw);
  const bullet = isListed ? raw.trimStart().slice(0, 1).replace(/\d/u, '1') : '';
  return { raw, text, bullet, heading: headingOf(text) };
}

const plainly = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[.:;,!]+$/u, '');

/** Lines of the assignment’s own texts, as they may stand in a student’s. */
const toldIn = (task: readonly string[]): ReadonlySet<string> =>
  new Set(
    task
      .flatMap((one) => one.split('\n'))
      .map((line) => plainly(lineOf(line).text))
      .filter((line) => countWords(line) >= WORDS_OF_A_LINE),
  );

/** ‘I will be successful when’ is one at its line’s end; a sentence of hers may go on like that. */
const isHeading = ({ heading }: TextLine): boolean =>
  heading !== null && heading.part !== 'other' && (!heading.isSentence || heading.rest === '');

/** How many lines from `at` on belong to the heading just before them. */
function linesUnder(lines: readonly TextLine[], at: number): number {
  const { heading } = lines[at - 1] ?? noText;
  const part = heading?.part;
  if (part !== 'intention' && part !== 'criteria') return 0;
  const isOpen = heading?.rest === '';
  const listed = listUnder(lines, at, { isOfAny: part === 'criteria', isOpen });
  if (listed > 0 || !isOpen) return listed;
  let plain = 0;
  while (isPlain(lines[at + plain])) plain += 1;
  const isEnded = lines[at + plain] !== undefined && plain <= MOST_PLAIN[part];
  return isEnded ? plain : 0;
}

const isPlain = (line: TextLine | undefined): boolean =>
  line !== undefined && line.text !== '' && line.text.length <= LONGEST_PLAIN && !isHeading(line);

/**
 * A list of one kind; what a student lists in another way, or after an empty line, is hers. Under an
 * intention, which is one sentence, only what she can do.
 *
 * @param of whether any item belongs to it, and whether the heading’s own line says nothing yet
 */
function listUnder(
  lines: readonly TextLine[],
  at: number,
  of: { isOfAny: boolean; isOpen: boolean },
): number {
  let bullet: string | null = null;
  let isApart = false;
  let end = at;
  for (let next = at; next < lines.length; next += 1) {
    const line = lines[next];
    if (line === undefined || line.text === '') {
      isApart ||= bullet !== null || !of.isOpen;
      continue;
    }
    const isLike = line.bullet !== '' && line.bullet === (bullet ?? line.bullet);
    const isItem = canDo.test(line.text) || (of.isOfAny && isLike && !isApart);
    if (!isItem || isHeading(line)) break;
    bullet ??= line.bullet;
    end = next + 1;
  }
  return end - at;
}

/** What stands above a student’s first words, or just below a line of the task’s. */
const isAbove = ({ text }: TextLine): boolean =>
  inviting.test(text) ||
  prompting.test(text) ||
  (labelled.test(text) && text.length <= LONGEST_LABELLED);

function isBeforeHeading(lines: readonly TextLine[], at: number): boolean {
  let next = at + 1;
  while (lines[next]?.text === '') next += 1;
  const line = lines[next];
  return line !== undefined && isHeading(line);
}

/** By line, whether it is the task’s. */
function taskLines(lines: readonly TextLine[], told: ReadonlySet<string>): boolean[] {
  const isTask = lines.map(() => false);
  let hasBegun = false;
  let isAfterTask = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text === '') continue;
    isAfterTask =
      isHeading(line) ||
      (line.heading?.isSentence === true && (isAfterTask || isBeforeHeading(lines, at))) ||
      told.has(plainly(line.text)) ||
      ((!hasBegun || isAfterTask) && isAbove(line));
    hasBegun ||= !isAfterTask;
    if (!isAfterTask) continue;
    const end = at + 1 + linesUnder(lines, at + 1);
    isTask.fill(true, at, end);
    at = end - 1;
  }
  return isTask;
}

const blank = (line: string) => ' '.repeat(line.length);

export interface DividedText {
  /** With spaces in place of the task’s lines: all else stays at its place. */
  own: string;
  /** What the document says of the task, and the assignment doesn’t. */
  task: string;
}

/**
 * Tells what a student wrote from what stands in her document besides: the learning intention,
 * success criteria, labels and prompt, and lines of the assignment’s own. Where little would be
 * left, all is hers.
 *
 * @param told the assignment’s title, instructions and rubric, as far as they are known
 */
export function divideText(text: string, told: readonly string[]): DividedText {
  const lines = text.split('\n').map(textLine);
  const known = toldIn(told);
  const isTask = taskLines(lines, known);
  const own = lines.map(({ raw }, at) => (isTask[at] ? blank(raw) : raw)).join('\n');
  if (own === text || countWords(own) < FEWEST_OWN) return { own: text, task: '' };
  const isNew = (line: TextLine) => !labelled.test(line.text) && !known.has(plainly(line.text));
  const task = lines.filter((line, at) => isTask[at] && isNew(line)).map(({ raw }) => raw.trim());
  return { own, task: task.filter((line) => line !== '').join('\n') };
}
