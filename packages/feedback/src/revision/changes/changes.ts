import { emptyAt, stretches, type Alignment, type BothRuns, type Run } from '../words/alignment.ts';
import { pairedRuns } from '../pairing/chance-pairs.ts';
import { inPlaceOf } from './in-place.ts';
import { joined, mendedIn } from './mends.ts';
import { movedRun, type WordChange } from '../words/word-change.ts';

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

const removed = (before: Run, at: number): WordChange => ({
  kind: 'removed',
  before,
  after: emptyAt(at),
});

const indicesOf = ({ from, to }: Run) => Array.from({ length: to - from }, (_, i) => from + i);
