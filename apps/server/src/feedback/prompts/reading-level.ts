import type { ReadingLevel } from '@second-draft/contract';
import { limitsOf } from '@second-draft/feedback';

const readers: Record<ReadingLevel | 0, string> = {
  0: 'The student is in primary school: plain words',
  1: 'The student is in Year 3 or 4 (7 to 9 years old): only short, common words that every child knows',
  2: 'The student is in Year 5 or 6 (9 to 11 years old): everyday words',
  3: 'The student is in Year 7 or 8 (11 to 13 years old): clear words',
};

/** Words below the gate's limits, because models overshoot. */
const ROOM = 2;

export function readingLevelGuidance(level: ReadingLevel | null): string {
  const { meanWords, mostWords } = limitsOf(level);
  return `${readers[level ?? 0]}, sentences of about ${meanWords - ROOM} words, none over ${mostWords - ROOM}.`;
}
