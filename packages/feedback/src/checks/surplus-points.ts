import { composeFeedback } from '../compose.ts';
import { countWords } from '../text/words.ts';
import type { KeptPoint } from './draft-point.ts';
import { lengthRange } from './length.ts';

/**
 * Drops the last surplus point while the feedback is too long, but keeps one of each kind and never
 * falls below the shortest length.
 */
export function fitToLength(points: readonly KeptPoint[], asked: number): KeptPoint[] {
  const { fewest, most } = lengthRange(asked);
  let kept = [...points];
  while (countWords(composeFeedback(kept)) > most) {
    const shorter = kept
      .map((_, i) => kept.toSpliced(i, 1))
      .findLast(
        (rest, i) =>
          rest.some((point) => point.kind === kept[i]?.kind) &&
          countWords(composeFeedback(rest)) >= fewest,
      );
    if (shorter === undefined) break;
    kept = shorter;
  }
  return kept;
}
