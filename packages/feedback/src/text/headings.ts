import { onceForEach } from './remembered.ts';
import type { StudentText } from './student-text.ts';
import { wordsOf, type Span } from './words.ts';

/** A question that names a topic, as titles and headings do: it asks no reader, and tells no story. */
const asksTopic =
  /^(?!.*\b(?:you|it|that|this|was|were|did)\b)(?:should|what|why|how|who|where|when|which|is|are|can|do|does)\b/iu;

/** A line that may stand above others: short, and with no end mark but that of a topic’s question. */
export function mayHead(line: string, most: number): boolean {
  const count = wordsOf(line).length;
  const mayEnd = line.endsWith('?') ? asksTopic.test(line) : !/[.!,;]["”’]?$/u.test(line);
  return count > 0 && count <= most && mayEnd;
}

const MOST_WORDS = 6;

const isInList = (line: string): boolean => /^(?:\d+[.)]|[-*•])\s/u.test(line);

/** What follows a heading: a list, or sentences. */
const isUnder = (line: Span | undefined, heading: Span): boolean =>
  line !== undefined &&
  (isInList(line.text) ||
    (line.text.length > heading.text.length * 1.5 &&
      (/[.!?:]["”’)]?$/u.test(line.text) || wordsOf(line.text).length > MOST_WORDS)));

/** Lines above groups of others, apart from the title; the things of a list are none. */
export const headingLines = onceForEach(({ lines, title }: StudentText): Span[] =>
  lines.filter(
    (line, i) =>
      line !== title &&
      mayHead(line.text, MOST_WORDS) &&
      /^["“‘']?[\p{Lu}]/u.test(line.text) &&
      isUnder(lines[i + 1], line),
  ),
);
