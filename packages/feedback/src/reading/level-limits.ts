import type { ReadingLevel } from '@second-draft/contract';

/** What feedback at one level may be like. */
export interface LevelLimits {
  /** Flesch–Kincaid grades, from and to: shown, and aimed at by the built-in writer. */
  grades: readonly [number, number];
  /** Words per sentence, on average. */
  meanWords: number;
  /** Words in the longest sentence. */
  mostWords: number;
  /** Share of words outside the Dale–Chall list; null where it doesn't matter. */
  unfamiliar: number | null;
}

/**
 * Flesch–Kincaid is noisy on short texts (excerpts of 70 words stray by 2.6 grades), so what is
 * enforced are the other three. The bands overlap, for year levels do.
 */
const byLevel: Record<ReadingLevel | 0, LevelLimits> = {
  0: { grades: [2.5, 5.5], meanWords: 14, mostWords: 20, unfamiliar: null },
  1: { grades: [0, 3.5], meanWords: 10, mostWords: 15, unfamiliar: 0.08 },
  2: { grades: [2.5, 5.5], meanWords: 13, mostWords: 20, unfamiliar: 0.12 },
  3: { grades: [4.5, 8], meanWords: 17, mostWords: 25, unfamiliar: 0.18 },
};

/** The limits at a reading level; those of everyday prose where none was asked for. */
export function limitsOf(level: ReadingLevel | null): LevelLimits {
  return byLevel[level ?? 0];
}
