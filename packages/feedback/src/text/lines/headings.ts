import { mayHead } from './may-head.ts';
import { onceForEach } from '../remembered.ts';
import type { StudentText } from '../student-text.ts';
import { wordsOf, type Span } from '../words.ts';

const MOST_WORDS = 6;

const isInList = (line: string): boolean => /^(?:\d+[.)]|[-*•])\s/u.test(line);

/** What follows a heading: a list, or sentences. */
const isUnder = (line: Span | undefined, heading: Span): boolean =>
  line !== undefined &&
  (isInList(line.text) ||
    (line.text.length > heading.text.length * 1.5 &&
      (/[.!?:]["”’)]?$/u.test(line.text) || wordsOf(line.text).length > MOST_WORDS)));

/** ‘Tennis ball 54 cm’ is one of the results. */
const measure =
  /\d ?(?:[ckm]?m|k?g|m?l|s|secs?|mins?|seconds?|minutes?|hours?|metres?|grams?|litres?|drops|points|votes|%|°C?)\W*$/iu;

/** Lines above groups of others, apart from the title; the things of a list are none. */
export const headingLines = onceForEach(({ lines, title }: StudentText): Span[] =>
  lines.filter(
    (line, i) =>
      line !== title &&
      mayHead(line.text, MOST_WORDS) &&
      !measure.test(line.text) &&
      /^["“‘']?[\p{Lu}]/u.test(line.text) &&
      isUnder(lines[i + 1], line),
  ),
);
