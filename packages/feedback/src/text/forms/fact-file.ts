import type { Span } from '../words.ts';

/** ‘Size: up to 6 metres’, ‘Food: seals’ */
const labelled = ({ text }: Span): boolean => /^\p{Lu}[\p{L} ]{1,25}: \S/u.test(text);

/** Of the lines, so many have a label. */
const SHARE = 0.4;
const FEWEST = 3;

/** Whether lines are those of a fact file: each fact stands beside its label. */
export function isFactFile(lines: readonly Span[]): boolean {
  const count = lines.filter(labelled).length;
  return count >= FEWEST && count >= lines.length * SHARE;
}
