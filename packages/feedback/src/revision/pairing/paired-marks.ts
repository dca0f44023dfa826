import { pair, type Alignment } from '../words/alignment.ts';
import { createIsInOrder } from './in-order.ts';
import { listMarksOf, type ListMark } from '../words/list-marks.ts';

/**
 * Pairs the numbers and bullets of lines that both drafts have, and of lines in the same place: in a
 * list that has another step, the numbers after it are no changes.
 */
export function pairListMarks(alignment: Alignment): void {
  const before = listMarksOf(alignment.before);
  const after = listMarksOf(alignment.after);
  if (before.length === 0 || after.length === 0) return;
  const lines = new Map(before.flatMap((mark, i) => wordsOf(mark).map((word) => [word, i])));
  pairThose(alignment, before, after, (mark) => lines.get(firstPaired(alignment, mark) ?? -1));
  const nth = new Map(before.map(({ at }, i) => [at, i]));
  pairThose(alignment, before, after, (mark, previous) => {
    if (firstPaired(alignment, mark) !== null) return undefined;
    return previous === undefined ? 0 : (nth.get(alignment.ofAfter[previous.at] ?? -1) ?? -2) + 1;
  });
}

const wordsOf = ({ at, to }: ListMark) => Array.from({ length: to - at - 1 }, (_, i) => at + 1 + i);

/** Where the first word of a line that both drafts have is in the earlier one. */
function firstPaired({ ofAfter }: Alignment, mark: ListMark): number | null {
  const word = wordsOf(mark).find((i) => (ofAfter[i] ?? -1) >= 0);
  return word === undefined ? null : (ofAfter[word] ?? null);
}

/** @param markFor which mark of the earlier draft may be the same, by its index */
function pairThose(
  alignment: Alignment,
  before: readonly ListMark[],
  after: readonly ListMark[],
  markFor: (mark: ListMark, previous: ListMark | undefined) => number | undefined,
): void {
  const { ofBefore, ofAfter, isMoved } = alignment;
  const isInOrder = createIsInOrder(alignment);
  for (const [i, mark] of after.entries()) {
    const old = before[markFor(mark, after[i - 1]) ?? -1];
    if (old === undefined || ofBefore[old.at] !== -1 || ofAfter[mark.at] !== -1) continue;
    if (!isSameMark(alignment, old, mark)) continue;
    const word = wordsOf(mark).find((at) => (ofAfter[at] ?? -1) >= 0);
    const hasMoved = word !== undefined && isMoved[word] === 1;
    const [one, other] = [
      { from: old.at, to: old.at + 1 },
      { from: mark.at, to: mark.at + 1 },
    ];
    if (!hasMoved && !isInOrder(one, other)) continue;
    pair(alignment, old.at, mark.at);
    isMoved[mark.at] = hasMoved ? 1 : 0;
  }
}

/** The same mark, or another number for no other reason than that the list has grown or shrunk. */
const isSameMark = ({ before, after }: Alignment, old: ListMark, mark: ListMark): boolean =>
  before[old.at]?.key === after[mark.at]?.key || (old.isCounted && mark.isCounted);
