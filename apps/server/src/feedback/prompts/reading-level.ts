import type { ReadingLevel } from '@second-draft/contract';
import { limitsOf } from '@second-draft/feedback';

const readers: Record<ReadingLevel | 0, string> = {
  0: 'The student is in primary school: plain words',
  1: 'The student is in Year 3 or 4 (7 to 9 years old): only short, common words that every child knows',
  2: 'The student is in Year 5 or 6 (9 to 11 years old): everyday words',
  3: 'The student is in Year 7 or 8 (11 to 13 years old): clear words',
};

const years: Record<ReadingLevel | 0, string> = {
  0: 'primary-school',
  1: 'Years 3–4',
  2: 'Years 5–6',
  3: 'Years 7–8',
};

export const yearsOf = (level: ReadingLevel | null): string => years[level ?? 0];

/** Words below the gate's limits, because models overshoot. */
const ROOM = 2;

/** The sentence lengths a writer is asked for, in words: few above `mean`, none above `most`. */
export function levelLimits(level: ReadingLevel | null): { mean: number; most: number } {
  const { meanWords, mostWords } = limitsOf(level);
  return { mean: meanWords, most: mostWords - ROOM };
}

export function readingLevelGuidance(level: ReadingLevel | null): string {
  const { mean, most } = levelLimits(level);
  return `${readers[level ?? 0]}, sentences of about ${mean - ROOM} words, none over ${most}.`;
}
