import type { Change, TextRange } from '@second-draft/contract';
import type { Alignment, BothRuns, Run } from './alignment.ts';
import { pairedRuns } from './chance-pairs.ts';
import type { DraftWord } from './draft-words.ts';
import { isRespeltInPlace, MOST_RESPELT } from './respelt.ts';

/** A change, by the indices of its words; an empty run marks where they would be. */
export interface WordChange extends BothRuns {
  kind: Change['kind'];
}

/** The changes between two aligned drafts, in the order of the new one; what is gone keeps its place. */
export function wordChanges(alignment: Alignment): WordChange[] {
  const whole = {
    before: { from: 0, to: alignment.before.length },
    after: { from: 0, to: alignment.after.length },
  };
  const stayed = pairedRuns(alignment).filter(({ from }) => alignment.isMoved[from] === 0);
  const between = createBetweenPairs(alignment);
  return joined(changesAlong(alignment, whole, stayed, between, (run) => mendedIn(alignment, run)));
}

type Between = (before: Run, after: Run) => WordChange[];

/** The changes between the paired runs of a stretch, and those in the runs themselves. */
function changesAlong(
  { ofAfter }: Alignment,
  { before, after }: BothRuns,
  runs: readonly Run[],
  between: Between,
  within: (run: Run) => WordChange[],
): WordChange[] {
  let [one, other] = [before.from, after.from];
  const changes = runs.flatMap((run) => {
    const at = ofAfter[run.from] ?? 0;
    const here = between({ from: one, to: at }, { from: other, to: run.from });
    [one, other] = [at + run.to - run.from, run.to];
    return [...here, ...within(run)];
  });
  return [...changes, ...between({ from: one, to: before.to }, { from: other, to: after.to })];
}

/** What lies between two pairs: stretches of each side, and on the new one what moved there. */
function createBetweenPairs(alignment: Alignment): Between {
  const { ofBefore, ofAfter, movedSentences } = alignment;
  const isMovedFrom = new Uint8Array(ofBefore.length);
  const isMovedTo = new Uint8Array(ofAfter.length);
  for (const { before, after } of movedSentences) {
    isMovedFrom.fill(1, before.from, before.to);
    isMovedTo.fill(1, after.from, after.to);
  }
  const movedAt = new Map(movedSentences.map((moved) => [moved.after.from, moved]));
  return (before, after) => {
    const gone = stretches(before, (i) => ofBefore[i] === -1 && isMovedFrom[i] === 0);
    const fresh = stretches(after, (i) => ofAfter[i] === -1 && isMovedTo[i] === 0);
    const moved = pairedRuns(alignment, after).filter(({ from }) => isMovedTo[from] === 0);
    const changed = indicesOf(after).flatMap((i) => movedAt.get(i) ?? []);
    const [lone, ...more] = gone;
    const [first, ...others] = fresh;
    if (lone && first && more.length + others.length + moved.length + changed.length === 0)
      return inPlaceOf(alignment, lone, first);
    const changes = [
      ...fresh.map((run): WordChange => ({
        kind: 'added',
        before: emptyAt(before.to),
        after: run,
      })),
      ...moved.map((run): WordChange => movedRun(alignment, run)),
      ...changed.flatMap((both) => changedOnTheWay(alignment, both)),
    ].toSorted((a, b) => a.after.from - b.after.from);
    return [...gone.map((run) => removed(run, after.from)), ...changes];
  };
}

/** A sentence in another place: its words that moved, and those that changed. */
function changedOnTheWay(alignment: Alignment, both: BothRuns): WordChange[] {
  const between: Between = (before, after) => {
    const [isGone, isNew] = [before.from < before.to, after.from < after.to];
    if (isGone && isNew) return inPlaceOf(alignment, before, after);
    if (isGone) return [removed(before, after.from)];
    return isNew ? [{ kind: 'added', before: emptyAt(before.to), after }] : [];
  };
  return changesAlong(alignment, both, pairedRuns(alignment, both.after), between, (run) => [
    movedRun(alignment, run),
  ]);
}

const inPlaceOf = (alignment: Alignment, before: Run, after: Run): WordChange[] =>
  wordByWord(alignment, before, after) ?? bySentence(alignment, before, after);

const removed = (before: Run, at: number): WordChange => ({
  kind: 'removed',
  before,
  after: emptyAt(at),
});

const indicesOf = ({ from, to }: Run) => Array.from({ length: to - from }, (_, i) => from + i);

const emptyAt = (at: number): Run => ({ from: at, to: at });

function movedRun({ ofAfter }: Alignment, run: Run): WordChange {
  const from = ofAfter[run.from] ?? 0;
  return { kind: 'moved', before: { from, to: from + run.to - run.from }, after: run };
}

function replaced(alignment: Alignment, before: Run, after: Run): WordChange {
  const keys = (words: readonly DraftWord[], { from, to }: Run) =>
    words.slice(from, to).map(({ key }) => key);
  const isMended = isRespeltInPlace(keys(alignment.before, before), keys(alignment.after, after));
  return { kind: isMended ? 'mended' : 'replaced', before, after };
}

/** Part of a sentence that was replaced, and whole sentences that were added beside it. */
function bySentence(alignment: Alignment, before: Run, after: Run): WordChange[] {
  const whole = [replaced(alignment, before, after)];
  if (startsIn(alignment.before, { from: before.from + 1, to: before.to }).length > 0) return whole;
  const starts = startsIn(alignment.after, { from: after.from + 1, to: after.to });
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return whole;
  const begins = (words: readonly DraftWord[], at: number) => words[at]?.beginsSentence !== false;
  const areBoth = (end: 'from' | 'to', are: boolean) =>
    begins(alignment.before, before[end]) === are && begins(alignment.after, after[end]) === are;
  const added = (at: number, run: Run): WordChange => ({
    kind: 'added',
    before: emptyAt(at),
    after: run,
  });
  if (areBoth('from', true) && areBoth('to', false))
    return [
      added(before.from, { from: after.from, to: last }),
      replaced(alignment, before, { from: last, to: after.to }),
    ];
  if (areBoth('from', false) && areBoth('to', true))
    return [
      replaced(alignment, before, { from: after.from, to: first }),
      added(before.to, { from: first, to: after.to }),
    ];
  return whole;
}

const startsIn = (words: readonly DraftWord[], { from, to }: Run) =>
  words.slice(from, to).flatMap(({ beginsSentence }, i) => (beginsSentence ? from + i : []));

/** Words that replace as many others, at least half of them the same words in another spelling. */
function wordByWord(alignment: Alignment, before: Run, after: Run): WordChange[] | null {
  const length = before.to - before.from;
  if (length !== after.to - after.from || length < 2 || length > MOST_RESPELT) return null;
  const each = Array.from({ length }, (_, i) =>
    replaced(
      alignment,
      { from: before.from + i, to: before.from + i + 1 },
      { from: after.from + i, to: after.from + i + 1 },
    ),
  );
  return each.filter(({ kind }) => kind === 'mended').length * 2 >= length ? each : null;
}

function stretches({ from, to }: Run, isIn: (i: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let i = from; i < to; i++) {
    const last = runs.at(-1);
    if (!isIn(i)) continue;
    if (last?.to === i) last.to = i + 1;
    else runs.push({ from: i, to: i + 1 });
  }
  return runs;
}

/** The same words with other marks or capitals, or in another paragraph. */
function mendedIn(alignment: Alignment, run: Run): WordChange[] {
  const { before, after, ofAfter } = alignment;
  return stretches(run, (i) => {
    const word = after[i];
    const was = before[ofAfter[i] ?? 0];
    return word?.written !== was?.written || isOnOtherLine(alignment, i);
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
function joined(changes: readonly WordChange[]): WordChange[] {
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

/** The text of a run; empty for a run without words. */
export function textAt(text: string, words: readonly DraftWord[], run: Run): string {
  const range = rangeOf(words, run);
  return range === null ? '' : text.slice(range.start, range.end);
}

/** Null for a run without words. */
export function rangeOf(words: readonly DraftWord[], run: Run): TextRange | null {
  if (run.from === run.to) return null;
  return { start: words[run.from]?.start ?? 0, end: words[run.to - 1]?.end ?? 0 };
}
