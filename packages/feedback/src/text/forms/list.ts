import type { Span } from '../words.ts';

const counted = ({ text }: Span): boolean => /^(?:\d{1,2}[.)]|[-*•])\s*\p{L}/u.test(text);

/** Of the lines, so many begin with a number or a bullet; a title may stand above them. */
const SHARE = 0.7;
const FEWEST = 3;

/** Whether lines are a list of sentences: “Write 5 facts”. */
export function isList(lines: readonly Span[]): boolean {
  const count = lines.filter(counted).length;
  return count >= FEWEST && count >= lines.length * SHARE;
}
