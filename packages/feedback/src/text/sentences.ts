import type { Span } from './words.ts';

const abbreviation =
  /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Mt|vs|etc|e\.g|i\.e|a\.m|p\.m|No|approx|[A-Z])\.$/u;

/** Room for the longest abbreviation and the space before it (characters). */
const ABBREVIATION_ROOM = 8;

/** Matches only from the first of a run of marks, so that a run which ends nothing is read once. */
const ending = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/gu;

/**
 * Splits a child's text or a comment. A line break ends a sentence: headings and steps often have
 * no full stop. So does a full stop before a small letter: children forget the capital. But 'Wait!'
 * she said is one sentence, and so is what pauses at dots: ‘Um… why does it smell?’
 */
export function sentencesOf(text: string): Span[] {
  return sentencesIn(text, Infinity);
}

export function firstSentenceOf(text: string): Span | undefined {
  return sentencesIn(text, 1)[0];
}

/** The first `most` of them. */
function sentencesIn(text: string, most: number): Span[] {
  const found: Span[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    ending.lastIndex = 0;
    for (let match = ending.exec(line); match !== null; match = ending.exec(line)) {
      const end = match.index + match[0].length;
      if (!endsSentence(line, match[0], end)) continue;
      addSentence(found, line, lineStart, from, end);
      if (found.length >= most) return found;
      from = end;
    }
    addSentence(found, line, lineStart, from, line.length);
    if (found.length >= most) return found;
    lineStart += line.length + 1;
  }
  return found;
}

/** Three dots or more are a pause; two are a child’s full stop. */
const pause = /^(?:\.{3,}|\.*…[.…]*)["'”’)\]]*$/u;

function endsSentence(line: string, mark: string, end: number): boolean {
  const after = line.slice(end).trimStart();
  const before = line.slice(Math.max(0, end - ABBREVIATION_ROOM), end);
  if (mark === '.' && abbreviation.test(before) && after !== '') return false;
  const mayGoOn = pause.test(mark) || /["'”’]$/u.test(mark);
  return !(mayGoOn && /^\p{Ll}/u.test(after));
}

function addSentence(found: Span[], line: string, lineStart: number, from: number, to: number) {
  const raw = line.slice(from, to);
  const text = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return;
  const start = lineStart + from + raw.length - raw.trimStart().length;
  found.push({ text, start, end: start + text.length });
}
