import type { Checks, ReadingLevel } from '@second-draft/contract';
import { gradeOf, readabilityOf, type Readability } from './readability.ts';

export type MeasuredReadingLevel = Checks['readingLevel'];

/**
 * An estimate: on short texts it can be out by two or three years. `year` is grade + 1; `level` is
 * null above all three.
 * @param options.names left out, as quotations and te reo Māori are
 */
export function measureReadingLevel(
  text: string,
  options: { names?: readonly string[] } = {},
): MeasuredReadingLevel {
  return levelOf(readabilityOf(text, options.names ?? []));
}

export function levelOf(counts: Readability): MeasuredReadingLevel {
  const grade = Math.round(gradeOf(counts) * 10) / 10;
  return {
    year: Math.round((grade + 1) * 10) / 10,
    grade,
    formula: 'Flesch–Kincaid',
    level: nearest(grade),
  };
}

/** Year 4 and below is level 1, to Year 6 level 2, to Year 9 level 3. */
function nearest(grade: number): ReadingLevel | null {
  if (grade <= 3) return 1;
  if (grade <= 5) return 2;
  return grade <= 8 ? 3 : null;
}
