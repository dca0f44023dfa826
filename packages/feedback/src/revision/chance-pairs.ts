import { sentenceRuns, unpair, type Alignment, type Run } from './alignment.ts';

/** This many words in a row are no coincidence. */
const IN_A_ROW = 3;

/** A sentence that has kept this share of its words is the same sentence. */
const KEPT_SHARE = 0.5;

/**
 * Undoes coincidental pairs: ‘the’ and ‘was’ of a sentence that is otherwise a different one. Without
 * them it is shown as a whole, and not word by word.
 */
export function dropChancePairs(alignment: Alignment): void {
  const keptBefore = keptShares(alignment, 'before');
  const keptAfter = keptShares(alignment, 'after');
  for (const { from, to } of pairedRuns(alignment)) {
    const one = alignment.ofAfter[from] ?? -1;
    const words = to - from;
    const isSame = Math.max(keptBefore[one] ?? 0, keptAfter[from] ?? 0) >= KEPT_SHARE;
    if (words >= IN_A_ROW || isSame) continue;
    for (let i = 0; i < words; i++) unpair(alignment, one + i, from + i);
  }
}

/** For each word, the share of its sentence that is paired. */
function keptShares(alignment: Alignment, side: 'before' | 'after'): Float32Array {
  const of = side === 'before' ? alignment.ofBefore : alignment.ofAfter;
  const shares = new Float32Array(of.length);
  for (const { from, to } of sentenceRuns(alignment[side])) {
    let kept = 0;
    for (let i = from; i < to; i++) if ((of[i] ?? -1) >= 0) kept += 1;
    shares.fill(kept / (to - from), from, to);
  }
  return shares;
}

/** Runs of words of the new draft that are consecutive in both. */
export function pairedRuns({ ofAfter, isMoved }: Alignment, within?: Run): Run[] {
  const { from, to } = within ?? { from: 0, to: ofAfter.length };
  const runs: Run[] = [];
  for (let i = from; i < to; i++) {
    const at = ofAfter[i] ?? -1;
    if (at < 0) continue;
    const last = runs.at(-1);
    const goesOn =
      last?.to === i && (ofAfter[i - 1] ?? -1) === at - 1 && isMoved[i - 1] === isMoved[i];
    if (goesOn) last.to = i + 1;
    else runs.push({ from: i, to: i + 1 });
  }
  return runs;
}
