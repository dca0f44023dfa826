import { lineOf } from '@second-draft/contract';
import {
  goesOn,
  isCriterion,
  isAsking,
  isLabel,
  isLabelOrTitle,
  isProse,
  offersChoice,
} from './handout-lines.ts';
import { remembered } from '../remembered.ts';
import { LONGEST_LINE, textLine, type TextLine } from './text-line.ts';
import { countWords } from '../words.ts';

/** Lines that are read once, however often a text has them. */
const MOST_KEPT = 500;
/** Plain lines under a heading, up to an empty one: criteria without bullets. */
const MOST_PLAIN = 8;
/** A shorter line of the task’s may be anybody’s. */
const WORDS_OF_A_LINE = 4;
/** Of a text with fewer words of its own, all is read: it may be no task that was taken for one. */
const FEWEST_OWN = 15;

const canDo = /^I (?:can|have|will)\b(?!['’]t|not)/iu;

const plainly = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[.:;,!]+$/u, '');

const sentencesIn = (line: string): string[] => line.split(/(?<=[.!?:])\s+/u);

/** Lines and sentences of the assignment’s own texts, as they may stand in a student’s. */
const toldIn = (task: readonly string[]): ReadonlySet<string> =>
  new Set(
    task
      .flatMap((one) => one.split('\n'))
      .map((line) => lineOf(line).text)
      .flatMap((line) => [line, ...sentencesIn(line)])
      .map(plainly)
      .filter((line) => countWords(line) >= WORDS_OF_A_LINE),
  );

const isToldIn = (told: ReadonlySet<string>, line: string): boolean =>
  told.size > 0 &&
  (told.has(plainly(line)) || sentencesIn(line).every((sentence) => told.has(plainly(sentence))));

/** How many lines from `at` on belong to the one just before them, which is the task’s. */
function linesUnder(lines: readonly TextLine[], at: number, hasBegun: boolean): number {
  const heading = lines[at - 1];
  if (!heading) return 0;
  const { introduces, isOpen, text } = heading;
  if (!introduces)
    return offersChoice(text) && lines[at]?.bullet
      ? listUnder(lines, at, { isOfAny: true, isOpen: false })
      : 0;
  const listed = listUnder(lines, at, { isOfAny: introduces === 'list', isOpen });
  if (listed > 0 || !isOpen) return listed;
  let plain = 0;
  while (isPlain(lines[at + plain], hasBegun)) plain += 1;
  if (introduces === 'line') return Math.min(plain, 1);
  const isEnded = hasBegun || lines[at + plain] !== undefined;
  return isEnded && plain <= MOST_PLAIN ? plain : 0;
}

/** Below what a student wrote, only criteria: ‘Checklist’ may head a list of her own. */
const isPlain = (line: TextLine | undefined, hasBegun: boolean): boolean =>
  line !== undefined &&
  (!hasBegun || isCriterion(line.text)) &&
  line.text !== '' &&
  line.text.length <= LONGEST_LINE &&
  !line.introduces &&
  !line.isOfHandout;

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
    if (!isItem || line.introduces) break;
    bullet ??= line.bullet;
    end = next + 1;
  }
  return end - at;
}

function isBeforeHeading(lines: readonly TextLine[], at: number): boolean {
  let next = at + 1;
  while (lines[next]?.text === '') next += 1;
  return (lines[next]?.introduces ?? null) !== null;
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
      line.introduces !== null ||
      line.isOfHandout ||
      isToldIn(told, line.text) ||
      (line.isSentence && (isAfterTask || isBeforeHeading(lines, at))) ||
      ((!hasBegun || isAfterTask) && isAsking(line.text)) ||
      (isAfterTask && goesOn(line.text));
    hasBegun ||= !isAfterTask && isProse(line.text);
    if (!isAfterTask) continue;
    const end = at + 1 + linesUnder(lines, at + 1, hasBegun);
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
  const lines = text.split('\n').map(remembered(MOST_KEPT, textLine));
  const known = toldIn(told);
  const isTask = taskLines(lines, known);
  const own = lines.map(({ raw }, at) => (isTask[at] ? blank(raw) : raw)).join('\n');
  // “Name: Captain Zogg” alone may be of a profile.
  const isTold = lines.some(({ text: line }, at) => isTask[at] && !isLabelOrTitle(line));
  if (!isTold || countWords(own) < FEWEST_OWN) return { own: text, task: '' };
  const isNew = (line: TextLine) => !isLabel(line.text) && !isToldIn(known, line.text);
  const task = lines.filter((line, at) => isTask[at] && isNew(line)).map(({ raw }) => raw.trim());
  return { own, task: task.filter((line) => line !== '').join('\n') };
}
