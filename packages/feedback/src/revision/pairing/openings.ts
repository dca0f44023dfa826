import { pair, unpair, type Alignment } from '../words/alignment.ts';

/** The longest opening that is looked for (words). */
const LONGEST = 3;

/**
 * Gives sentences their own first words back: in “cats save you time. You can go”, the ‘you’ of an
 * earlier “You can go” is the second one.
 */
export function pairOpenings(alignment: Alignment): void {
  const { after, ofAfter, isMoved } = alignment;
  let last = -1;
  for (let i = 0; i <= after.length; i++) {
    if (i < after.length && ((ofAfter[i] ?? -1) === -1 || isMoved[i] === 1)) continue;
    if (last >= 0 && last < i - 1) pairOpening(alignment, last, i);
    last = i;
  }
}

/** Moves the pairs that end at a word of the new draft to a sentence between it and the next pair. */
function pairOpening(alignment: Alignment, last: number, next: number): void {
  const { before, after, ofAfter, idsAfter, isMoved } = alignment;
  const end = (ofAfter[last] ?? -1) + 1;
  for (let length = 1; length <= LONGEST; length++) {
    const from = last + 1 - length;
    const at = end - length;
    if (ofAfter[from] !== at || isMoved[from] === 1 || after[from]?.beginsSentence === true) return;
    if (before[at]?.beginsSentence !== true) continue;
    const isSame = (to: number) =>
      after[to]?.beginsSentence === true &&
      Array.from({ length }, (_, i) => i).every((i) => idsAfter[from + i] === idsAfter[to + i]);
    for (let to = next - length; to > last; to--) {
      if (!isSame(to)) continue;
      for (let i = 0; i < length; i++) {
        unpair(alignment, at + i, from + i);
        pair(alignment, at + i, to + i);
      }
      return;
    }
  }
}
