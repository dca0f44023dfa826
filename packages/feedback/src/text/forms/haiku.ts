import { weigh } from '../../reading/word-weight.ts';
import { endsSentence, hasEndWithin } from '../lines/line-ends.ts';
import { lowerWords, type Span } from '../words.ts';

/** Of its three lines, in order. */
export const HAIKU_SYLLABLES = [5, 7, 5] as const;

/** Some words are clapped in more than one way: ‘fire’, ‘every’. */
const NEAR = 1;

/** A longer line has more syllables than any of these (characters). */
const LONGEST_LINE = 60;

const isBrief = ({ text }: Span): boolean => text.length <= LONGEST_LINE;

export const syllablesIn = (line: string): number =>
  lowerWords(line).reduce((sum, word) => sum + weigh(word).syllables, 0);

/** Three sentences on lines of their own are prose, and so is a line in which one ends. */
const isProse = (lines: readonly Span[]): boolean =>
  lines.some(hasEndWithin) || lines.slice(0, -1).every(endsSentence);

/** Whether these three lines have the syllables of a haiku, as near as a program can count. */
export const isHaiku = (lines: readonly Span[]): boolean =>
  lines.length === HAIKU_SYLLABLES.length &&
  lines.every(isBrief) &&
  !isProse(lines) &&
  HAIKU_SYLLABLES.every((count, i) => Math.abs(syllablesIn(lines[i]?.text ?? '') - count) <= NEAR);
