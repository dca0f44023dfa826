import type { StudentText } from '../student-text.ts';
import type { Span } from '../words.ts';

/** All lines but the title. */
export const bodyLines = ({ lines, title }: Pick<StudentText, 'lines' | 'title'>): Span[] =>
  lines.filter((line) => line !== title);
