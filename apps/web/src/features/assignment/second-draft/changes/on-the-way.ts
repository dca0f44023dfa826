import type { Change, Stretch } from '@second-draft/contract';

const endMark = /[.!?…]["'”’)]*\s*$/u;

/** Whether words stand right before others. */
const isBefore = (one: Stretch, other: Stretch): boolean =>
  other.start >= one.end && other.start - one.end <= 1;

/** How many stretches moved; one that changed on the way is in pieces. */
export function movesIn(changes: readonly Change[]): number {
  let moves = 0;
  let last: Stretch | null = null;
  for (const { kind, before } of changes) {
    if (before === null) continue;
    const goesOn: boolean = last !== null && isBefore(last, before);
    if (kind === 'moved' && !goesOn) moves += 1;
    last = kind === 'moved' || goesOn ? before : null;
  }
  return moves;
}

/** What went from sentences that moved, each with its place in the new text: beside what moved. */
export function wentOnTheWay(changes: readonly Change[], earlierText: string) {
  const places = new Map<Change, number>();
  const isInOne = (one: Stretch, other: Stretch) =>
    isBefore(one, other) && !endMark.test(earlierText.slice(one.start, one.end));
  let moved: { before: Stretch; at: number } | null = null;
  for (const [i, change] of changes.entries()) {
    const { kind, before, after } = change;
    if (before === null) continue;
    const next = changes.slice(i + 1, i + 3).find((one) => one.kind === 'moved');
    if (kind !== 'moved') {
      if (moved !== null && isInOne(moved.before, before))
        places.set(change, after?.start ?? moved.at);
      else if (next?.before && next.after && isInOne(before, next.before))
        places.set(change, after?.start ?? next.after.start);
      else continue;
    }
    moved = { before, at: after?.end ?? places.get(change) ?? 0 };
  }
  return places;
}
