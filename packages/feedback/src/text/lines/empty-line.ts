import type { StudentText } from '../student-text.ts';
import type { Span } from '../words.ts';

/** What stands beyond an empty line belongs to another part. */
export const isEmptyLineBetween = ({ text }: StudentText, one: Span, next: Span): boolean =>
  /\n\s*\n/u.test(text.slice(one.end, next.start));
