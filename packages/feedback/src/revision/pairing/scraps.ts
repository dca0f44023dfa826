import {
  bothOf,
  emptyAt,
  unpair,
  type Alignment,
  type BothRuns,
  type Run,
} from '../words/alignment.ts';
import { pairedRuns } from './chance-pairs.ts';
import { keysIn, type DraftWord } from '../words/draft-words.ts';
import { isOfTopic } from '../words/of-topic.ts';
import { isRespeltInPlace } from '../spelling/respelt-in-place.ts';

/** More words in a row are no scrap, as they are no coincidence. */
const LONGEST = 2;

/** Each pass lengthens the changes beside what is left. */
const MOST_PASSES = 3;

/**
 * Undoes pairs of small words within a sentence between two longer changes: a reader sees one phrase
 * for another, and not a ‘the’ or ‘and I’ that both happen to have.
 * @returns whether any went
 */
export function dropScraps(alignment: Alignment): boolean {
  let passes = 0;
  while (passes < MOST_PASSES && dropOnce(alignment)) passes += 1;
  return passes > 0;
}

/** @returns whether any went */
function dropOnce(alignment: Alignment): boolean {
  const { before, after, isMoved } = alignment;
  const runs = pairedRuns(alignment)
    .filter(({ from }) => isMoved[from] === 0)
    .map((run) => bothOf(alignment, run));
  let last: BothRuns = { before: emptyAt(0), after: emptyAt(0) };
  let isDropped = false;
  for (const [i, run] of runs.entries()) {
    const next = runs[i + 1] ?? {
      before: emptyAt(before.length),
      after: emptyAt(after.length),
    };
    if (
      isSmall(alignment, run) &&
      areLonger(alignment, run, [between(last, run), between(run, next)])
    ) {
      for (let at = 0; at < run.after.to - run.after.from; at++)
        unpair(alignment, run.before.from + at, run.after.from + at);
      isDropped = true;
    } else last = run;
  }
  return isDropped;
}

const between = (one: BothRuns, other: BothRuns): BothRuns => ({
  before: { from: one.before.to, to: other.before.from },
  after: { from: one.after.to, to: other.after.from },
});

const lengthOf = ({ from, to }: Run) => to - from;

/** A word or two without a topic, inside a sentence of both drafts. */
function isSmall({ before, after }: Alignment, run: BothRuns): boolean {
  if (lengthOf(run.after) > LONGEST) return false;
  const isInside = (words: readonly DraftWord[], { from, to }: Run) =>
    to < words.length && words.slice(from, to + 1).every(({ beginsSentence }) => !beginsSentence);
  const words = after.slice(run.after.from, run.after.to);
  return (
    words.every(({ key }) => !isOfTopic(key)) &&
    isInside(before, run.before) &&
    isInside(after, run.after)
  );
}

/** Whether the changes on both sides are longer, and some words went and others came. */
function areLonger(alignment: Alignment, run: BothRuns, gaps: readonly BothRuns[]): boolean {
  const length = lengthOf(run.after);
  return (
    gaps.some(({ before }) => lengthOf(before) > 0) &&
    gaps.some(({ after }) => lengthOf(after) > 0) &&
    gaps.every(
      (gap) =>
        Math.max(lengthOf(gap.before), lengthOf(gap.after)) > length && isChange(alignment, gap),
    )
  );
}

/** Whether nothing moved there, and the words are not the same in another spelling. */
function isChange({ before, after, ofBefore, ofAfter }: Alignment, gap: BothRuns): boolean {
  const isNew = (of: Int32Array, { from, to }: Run) => of.subarray(from, to).every((i) => i === -1);
  if (!isNew(ofBefore, gap.before) || !isNew(ofAfter, gap.after)) return false;
  const [old, fresh] = [keysIn(before, gap.before), keysIn(after, gap.after)];
  if (isRespeltInPlace(old, fresh)) return false;
  const respelt = old.filter((key, i) => isRespeltInPlace([key], fresh.slice(i, i + 1)));
  return old.length !== fresh.length || respelt.length * 2 < old.length;
}
