import { stretches, type Alignment, type Run } from '../words/alignment.ts';
import type { DraftWord } from '../words/draft-words.ts';
import { movedRun, type WordChange } from '../words/word-change.ts';

/** The same words with other marks or capitals, or in another paragraph. */
export function mendedIn(alignment: Alignment, run: Run): WordChange[] {
  const { before, after, ofAfter } = alignment;
  return stretches(run, (i) => {
    const word = after[i];
    const was = before[ofAfter[i] ?? 0];
    // Another key is another number of a list.
    const isOtherwise = word?.key === was?.key && word?.written !== was?.written;
    return isOtherwise || isOnOtherLine(alignment, i);
  }).map((words) => ({ ...movedRun(alignment, words), kind: 'mended' }));
}

/** Whether a line begins, or no longer begins, with a word of both drafts. */
function isOnOtherLine({ before, after, ofBefore, ofAfter, isMoved }: Alignment, at: number) {
  const was = ofAfter[at] ?? 0;
  const begins = after[at]?.beginsLine === true;
  if (begins === (before[was]?.beginsLine === true)) return false;
  // The line's start came or went with the words before it.
  return begins
    ? !startsLine(before, was, (i) => ofBefore[i] === -1 || isMoved[ofBefore[i] ?? -1] === 1)
    : !startsLine(after, at, (i) => ofAfter[i] === -1 || isMoved[i] === 1);
}

/** Whether a line or the draft begins at the word, or at one of such words right before it. */
function startsLine(words: readonly DraftWord[], at: number, isSuch: (i: number) => boolean) {
  let i = at;
  while (i > 0 && words[i]?.beginsLine === false && isSuch(i - 1)) i -= 1;
  return i === 0 || words[i]?.beginsLine === true;
}

/** Mends side by side are one. */
export function joined(changes: readonly WordChange[]): WordChange[] {
  const all: WordChange[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    const isNext =
      last?.kind === 'mended' &&
      change.kind === 'mended' &&
      last.before.to === change.before.from &&
      last.after.to === change.after.from;
    if (isNext) {
      last.before = { from: last.before.from, to: change.before.to };
      last.after = { from: last.after.from, to: change.after.to };
    } else all.push({ ...change });
  }
  return all;
}
