import { pair, type Alignment } from '../words/alignment.ts';
import { longestRising } from './longest-rising.ts';

/** Unpaired words between two paired ones, by index in their drafts. */
export interface Gap {
  before: number[];
  after: number[];
}

/** Gaps with words on both sides. */
export function gapsIn({ before, after, ofBefore, ofAfter, isMoved }: Alignment): Gap[] {
  const gaps: Gap[] = [];
  let one = 0;
  let gap: Gap = { before: [], after: [] };
  const close = (until: number) => {
    for (; one < until; one++) if (ofBefore[one] === -1) gap.before.push(one);
    if (gap.before.length > 0 && gap.after.length > 0) gaps.push(gap);
    gap = { before: [], after: [] };
  };
  for (let other = 0; other < after.length; other++) {
    const at = ofAfter[other] ?? -1;
    if (at === -1) gap.after.push(other);
    else if (isMoved[other] === 0) close(at + 1);
  }
  close(before.length);
  return gaps;
}

/**
 * Pairs the runs of this length that each side has once and in the same order; returns the gaps, some
 * of them without words.
 */
export function splitAtShared(alignment: Alignment, gap: Gap, inARow: number): Gap[] {
  const { idsBefore, idsAfter, idCount } = alignment;
  const inBefore = placesOf(idsBefore, gap.before, inARow, idCount);
  const shared = [...placesOf(idsAfter, gap.after, inARow, idCount)].flatMap(([key, other]) => {
    const one = inBefore.get(key) ?? -1;
    return one < 0 || other < 0 ? [] : [[one, other] as const];
  });
  const gaps: Gap[] = [];
  let [one, other] = [0, 0];
  const close = (from: number, to: number) => {
    gaps.push({ before: gap.before.slice(one, from), after: gap.after.slice(other, to) });
  };
  for (const [from, to] of longestRising(shared.map(([at]) => at)).flatMap((i) =>
    shared.slice(i, i + 1),
  ))
    for (let i = 0; i < inARow; i++) {
      if (from + i < one || to + i < other) continue;
      close(from + i, to + i);
      pair(alignment, gap.before[from + i] ?? 0, gap.after[to + i] ?? 0);
      [one, other] = [from + i + 1, to + i + 1];
    }
  close(gap.before.length, gap.after.length);
  return gaps;
}

/** Where each run of up to three words begins; -1 for runs that recur. */
function placesOf(ids: Int32Array, some: readonly number[], inARow: number, idCount: number) {
  const places = new Map<number, number>();
  for (let at = 0; at + inARow <= some.length; at++) {
    // Three numbers below 100,000 fit in one below 2 ** 53.
    let key = 0;
    for (let i = 0; i < inARow; i++) key = key * idCount + (ids[some[at + i] ?? 0] ?? 0);
    places.set(key, places.has(key) ? -1 : at);
  }
  return places;
}
