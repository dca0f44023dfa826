import { sentencesOf } from './sentences.ts';
import { wordsOf, type Span } from './words.ts';

export interface Word extends Span {
  lower: string;
  /** Index of its sentence. */
  sentence: number;
  /** Whether it is the first word of its sentence. */
  first: boolean;
}

export interface Sentence extends Span {
  words: Word[];
  /** Index of its line. */
  line: number;
}

/** A student's text, taken apart once for all rules. */
export interface StudentText {
  text: string;
  /** The lines that are not empty: paragraphs, headings, list items. */
  lines: Span[];
  /** Sentences of the body; a title on top is none. */
  sentences: Sentence[];
  words: Word[];
  /** What is said aloud, without the marks. */
  speech: Span[];
  title: Span | null;
}

/** Takes a student's text apart. */
export function readStudentText(text: string): StudentText {
  const lines = linesOf(text);
  const title = titleOf(lines);
  const sentences = sentencesOf(text)
    .filter((sentence) => title === null || sentence.start >= title.end)
    .map((sentence, i) => withWords(sentence, i, lines));
  const words = sentences.flatMap((sentence) => sentence.words);
  return { text, lines, sentences, words, speech: speechOf(text), title };
}

function linesOf(text: string): Span[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/gu), (match) => {
    const start = match.index + match[0].length - match[0].trimStart().length;
    const line = match[0].trim();
    return { text: line, start, end: start + line.length };
  });
}

/** The first line is a title when it is short, has no end mark, and much more text follows. */
function titleOf(lines: readonly Span[]): Span | null {
  const [first, second] = lines;
  if (first === undefined || second === undefined) return null;
  const short = wordsOf(first.text).length <= 8 && !/[.,;:?]$/u.test(first.text);
  return short && second.text.length > first.text.length ? first : null;
}

function withWords(sentence: Span, index: number, lines: readonly Span[]): Sentence {
  const words = wordsOf(sentence.text).map((word, i) => ({
    text: word.text,
    start: sentence.start + word.start,
    end: sentence.start + word.end,
    lower: word.text.toLowerCase().replace(/’/gu, "'"),
    sentence: index,
    first: i === 0,
  }));
  const line = lines.findIndex((one) => one.start <= sentence.start && sentence.end <= one.end);
  return { ...sentence, words, line };
}

function speechOf(text: string): Span[] {
  const marked =
    /[“"]([^“”"\n]{2,300})[”"]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,300}(?:['’]\p{L}[^‘’'\n]{0,300})*)[’'](?![\p{L}\p{N}])/gu;
  return Array.from(text.matchAll(marked), (match) => {
    const said = match[1] ?? match[2] ?? '';
    const start = match.index + 1 + said.length - said.trimStart().length;
    return { text: said.trim(), start, end: start + said.trim().length };
  });
}
