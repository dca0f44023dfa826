import type { Span } from './words.ts';

const abbreviation =
  /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Mt|vs|etc|e\.g|i\.e|a\.m|p\.m|No|approx|[A-Z])\.$/u;

/** The longest abbreviation with its full stop, and what stands before it (characters). */
const ABBREVIATION_ROOM = 8;

/** From its first mark on alone: a run of marks that ends nothing is read once. */
const ending = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/gu;

/**
 * The sentences of a child's text, or of a comment. A line break always ends one, for headings and
 * steps often have no full stop; a small letter after a full stop does too, for children forget the
 * capital; but 'Wait!' she said is one sentence.
 */
export function sentencesOf(text: string): Span[] {
  return [...eachSentence(text)];
}

/** The first of them; undefined where there is none. */
export function firstSentenceOf(text: string): Span | undefined {
  return eachSentence(text).next().value ?? undefined;
}

function* eachSentence(text: string): Generator<Span, undefined> {
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const match of line.matchAll(ending)) {
      const end = match.index + match[0].length;
      if (!endsSentence(line, match[0], end)) continue;
      yield* sentenceIn(line, lineStart, from, end);
      from = end;
    }
    yield* sentenceIn(line, lineStart, from, line.length);
    lineStart += line.length + 1;
  }
}

function endsSentence(line: string, mark: string, end: number): boolean {
  const after = line.slice(end).trimStart();
  const before = line.slice(Math.max(0, end - ABBREVIATION_ROOM), end);
  if (mark === '.' && abbreviation.test(before) && after !== '') return false;
  const closesSpeech = /["'”’]$/u.test(mark);
  return !(closesSpeech && /^\p{Ll}/u.test(after));
}

/** The sentence in part of a line; none where that has no word. */
function sentenceIn(line: string, lineStart: number, from: number, to: number): Span[] {
  const raw = line.slice(from, to);
  const text = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const start = lineStart + from + raw.length - raw.trimStart().length;
  return [{ text, start, end: start + text.length }];
}
