import type { Alignment, Run } from '../words/alignment.ts';

/** Tells whether a pair is between the words that stayed; asked in the order of the new draft. */
export function createIsInOrder({ before, ofAfter, isMoved }: Alignment) {
  const next = new Int32Array(ofAfter.length + 1).fill(before.length);
  for (let i = ofAfter.length - 1; i >= 0; i--) {
    const at = ofAfter[i] ?? -1;
    next[i] = at >= 0 && isMoved[i] === 0 ? at : (next[i + 1] ?? 0);
  }
  let [read, last] = [0, -1];
  return (one: Run, other: Run): boolean => {
    for (; read < other.from; read++)
      if (isMoved[read] === 0) last = Math.max(last, ofAfter[read] ?? -1);
    return last < one.from && one.to <= (next[other.to] ?? before.length);
  };
}
