import type { TextRange } from '@second-draft/contract';
import type { Alignment } from '../words/alignment.ts';
import { wordsWithin } from '../places/places.ts';

/** Where a larger share of the words that stayed are elsewhere, nothing was moved on purpose. */
const MOST_MOVED = 0.5;

/** Whether a verdict rests on nothing but the order of a text whose sentences were shuffled. */
export function isOnlyShuffled(
  { after, ofAfter, isMoved }: Alignment,
  proof: readonly TextRange[],
): boolean {
  const stayed = ofAfter.filter((at) => at >= 0).length;
  const moved = isMoved.filter((is, i) => is === 1 && (ofAfter[i] ?? -1) >= 0).length;
  if (moved <= stayed * MOST_MOVED) return false;
  return !proof.some((range) => {
    const run = wordsWithin(after, range);
    return run !== null && ofAfter.subarray(run.from, run.to).includes(-1);
  });
}
