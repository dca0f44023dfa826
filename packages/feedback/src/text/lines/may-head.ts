import { wordsOf } from '../words.ts';

/** A question that names a topic, as titles and headings do: it asks no reader, and tells no story. */
const asksTopic =
  /^(?!.*\b(?:you|it|that|this|was|were|did)\b)(?:should|what|why|how|who|where|when|which|is|are|can|do|does)\b/iu;

/** A line that may stand above others: short, and with no end mark but that of a topic’s question. */
export function mayHead(line: string, most: number): boolean {
  const count = wordsOf(line).length;
  const mayEnd = line.endsWith('?') ? asksTopic.test(line) : !/[.!,;]["”’]?$/u.test(line);
  return count > 0 && count <= most && mayEnd;
}
