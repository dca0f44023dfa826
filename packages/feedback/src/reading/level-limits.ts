import type { ReadingLevel } from '@second-draft/contract';

export interface LevelLimits {
  /** Range of Flesch–Kincaid grades: shown, and the built-in writer's target. */
  grades: readonly [number, number];
  /** Words per sentence, on average. */
  meanWords: number;
  mostWords: number;
  /** Share of unfamiliar words; null for no limit. */
  unfamiliar: number | null;
}

/**
 * Only the other three are enforced: Flesch–Kincaid is noisy on short texts (excerpts of 70 words
 * stray by 2.6 grades). The bands overlap, as year levels do.
 */
const byLevel: Record<ReadingLevel | 0, LevelLimits> = {
  0: { grades: [2.5, 5.5], meanWords: 14, mostWords: 20, unfamiliar: null },
  1: { grades: [0, 3.5], meanWords: 10, mostWords: 15, unfamiliar: 0.08 },
  2: { grades: [2.5, 5.5], meanWords: 13, mostWords: 20, unfamiliar: 0.12 },
  3: { grades: [4.5, 8], meanWords: 17, mostWords: 25, unfamiliar: 0.18 },
};

export function limitsOf(level: ReadingLevel | null): LevelLimits {
  return byLevel[level ?? 0];
}
