import { onceForEach } from '../../text/remembered.ts';
import type { Alignment } from './alignment.ts';
import type { DraftWord } from './draft-words.ts';
import { isListMark } from './list-marks.ts';

const ends = /[.!?:;…]["'”’)\]]*$/u;

/** Words with which a heading may be as long as this are no sentence. */
const HEADING_WORDS = 6;

/** The first word after a list mark, or the word itself. */
function afterMarks(words: readonly DraftWord[], at: number): number {
  let i = at;
  while (i < words.length && isListMark(words[i] as DraftWord)) i += 1;
  return i;
}

/** Whether a word begins its line, but for a list mark before it. */
export function isLineStart(words: readonly DraftWord[], at: number): boolean {
  let i = at;
  while (i > 0 && words[i]?.beginsLine === false && isListMark(words[i - 1] as DraftWord)) i -= 1;
  return i === 0 || words[i]?.beginsLine === true;
}

/**
 * The words of the new draft at which a new line begins, where one may. None where most begin
 * anywhere: such lines were only cut short. Each change asks for them.
 */
export const newLines = onceForEach((alignment: Alignment): readonly number[] => {
  const { after, before, ofAfter } = alignment;
  const starts = after.flatMap(({ beginsLine }, i) => {
    const was = ofAfter[i] ?? -1;
    return beginsLine && !(was >= 0 && isLineStart(before, was)) ? i : [];
  });
  const proper = starts.filter((i) => mayBeginLine(alignment, i));
  return proper.length * 2 > starts.length ? proper : [];
});

/** At a sentence of the earlier draft, after an end mark, or at a heading or what is under one. */
function mayBeginLine(alignment: Alignment, at: number): boolean {
  const { before, after, ofAfter } = alignment;
  const first = afterMarks(after, at);
  if (first > at) return true;
  const was = ofAfter[first] ?? -1;
  if (was >= 0 && before[was]?.beginsSentence === true) return true;
  return isEndBefore(after, at) || isHeading(alignment, at);
}

const isEndBefore = (words: readonly DraftWord[], at: number) =>
  ends.test(words[at - 1]?.written ?? '');

/** A few new words on a line of their own. */
function isHeading({ after, ofAfter }: Alignment, at: number): boolean {
  let to = at + 1;
  while (after[to]?.beginsLine === false) to += 1;
  return to - at <= HEADING_WORDS && (ofAfter[to] ?? -1) >= 0;
}
