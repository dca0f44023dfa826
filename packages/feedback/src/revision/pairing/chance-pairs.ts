import { sentenceRuns, unpair, type Alignment, type Run } from '../words/alignment.ts';
import { keysIn } from '../words/draft-words.ts';
import { isRespeltInPlace, MOST_RESPELT, pairedInPlace } from '../spelling/respelt-in-place.ts';

/** This many words in a row are no coincidence. */
const IN_A_ROW = 3;

/** A sentence that has kept this share of its words is the same sentence. */
const KEPT_SHARE = 0.5;

/** A dictionary takes its time: further words aren't looked up. */
const MOST_READ = 2_000;

/**
 * Undoes coincidental pairs: ‘the’ and ‘was’ of a sentence that is otherwise a different one. Without
 * them it is shown as a whole, and not word by word.
 */
export function dropChancePairs(alignment: Alignment): void {
  const runs = pairedRuns(alignment);
  const respelt = respeltBetween(alignment, runs);
  const keptBefore = keptShares(alignment, 'before', respelt.before);
  const keptAfter = keptShares(alignment, 'after', respelt.after);
  for (const { from, to } of runs) {
    const one = alignment.ofAfter[from] ?? -1;
    const words = to - from;
    const isSame = Math.max(keptBefore[one] ?? 0, keptAfter[from] ?? 0) >= KEPT_SHARE;
    if (words >= IN_A_ROW || isSame) continue;
    for (let i = 0; i < words; i++) unpair(alignment, one + i, from + i);
  }
}

/** For each word, the share of its sentence that is paired, or the same words spelt otherwise. */
function keptShares(
  alignment: Alignment,
  side: 'before' | 'after',
  respelt: ReadonlySet<number>,
): Float32Array {
  const of = side === 'before' ? alignment.ofBefore : alignment.ofAfter;
  const shares = new Float32Array(of.length);
  for (const { from, to } of sentenceRuns(alignment[side])) {
    let kept = 0;
    for (let i = from; i < to; i++) if ((of[i] ?? -1) >= 0 || respelt.has(i)) kept += 1;
    shares.fill(kept / (to - from), from, to);
  }
  return shares;
}

/** The words between pairs that are the same in another spelling, in each draft. */
function respeltBetween({ before, after, ofAfter, isMoved }: Alignment, runs: readonly Run[]) {
  const respelt = { before: new Set<number>(), after: new Set<number>() };
  let [one, other, words] = [0, 0, 0];
  const read = (until: number, to: number) => {
    const old = keysIn(before, { from: one, to: until });
    const fresh = keysIn(after, { from: other, to });
    if (Math.max(old.length, fresh.length) > MOST_RESPELT) return;
    words += fresh.length;
    for (const pair of words > MOST_READ ? [] : (pairedInPlace(old, fresh) ?? [])) {
      const [from, to] = [pair.before, pair.after];
      if (!isRespeltInPlace(old.slice(from.from, from.to), fresh.slice(to.from, to.to))) continue;
      for (let i = from.from; i < from.to; i++) respelt.before.add(one + i);
      for (let i = to.from; i < to.to; i++) respelt.after.add(other + i);
    }
  };
  for (const { from, to } of runs) {
    const at = ofAfter[from] ?? 0;
    if (isMoved[from] === 1) continue;
    read(at, from);
    [one, other] = [at + to - from, to];
  }
  read(before.length, after.length);
  return respelt;
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
