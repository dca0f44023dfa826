import { headingLines } from './headings.ts';
import { lastWhere } from '../searching/last-where.ts';
import { closing, endOfBody } from './parts.ts';
import { onceForEach } from '../remembered.ts';
import type { Sentence, StudentText } from '../student-text.ts';
import { isVerb } from '../grammar/verbs.ts';
import { countWords, type Span } from '../words.ts';

/** A longer line without a verb is half a sentence, and no thing of a list (words). */
const LONGEST_THING = 8;

/** Fewer questions with a line of their own are asked in passing. */
const FEWEST_QUESTIONS = 3;

/** Longer answers stand under questions that head the parts of a report (words). */
const LONGEST_ANSWER = 8;

/** The words first: without them, the marks before them would be read in vain. */
const isClosing = (line: string): boolean =>
  /the end|to be continued/iu.test(line) && closing.test(line);

/** Lines that answer a question on the line before: somebody else’s words, in an interview. */
function answersIn({ lines }: StudentText): ReadonlySet<Span> {
  const answers = lines.filter((_, i) => /\?\W*$/u.test(lines[i - 1]?.text ?? ''));
  const brief = answers.filter(({ text }) => countWords(text) <= LONGEST_ANSWER);
  const areMost = brief.length > answers.length / 2;
  return new Set(answers.length >= FEWEST_QUESTIONS && areMost ? answers : []);
}

/**
 * Lines that are no sentences of the text: title, headings, things of a list, answers of an
 * interview, a letter’s end, sources.
 */
const otherLines = onceForEach((text: StudentText): ReadonlySet<Span> => {
  const headings = new Set(headingLines(text));
  const end = endOfBody(text);
  const answers = answersIn(text);
  const inLines = Map.groupBy(text.sentences, ({ line }) => line);
  const others = text.lines.filter((line, i) => {
    const words = (inLines.get(i) ?? []).flatMap((one) => one.words);
    const isThing =
      !/[.!?]["”’)]?$/u.test(line.text) && words.length <= LONGEST_THING && !words.some(isVerb);
    return i >= end || headings.has(line) || answers.has(line) || isThing || isClosing(line.text);
  });
  return new Set(text.title === null ? others : [...others, text.title]);
});

/** The sentences of the text itself. */
export const proseOf = onceForEach((text: StudentText): readonly Sentence[] => {
  const others = otherLines(text);
  return text.sentences.filter(({ line }) => {
    const own = text.lines[line];
    return own === undefined || !others.has(own);
  });
});

/** Whether the first place where these words stand is in a sentence of the text itself. */
export function isInProse(text: StudentText, words: string): boolean {
  const at = text.text.indexOf(words);
  const line = text.lines[lastWhere(text.lines, ({ start }) => start <= at)];
  return line !== undefined && !otherLines(text).has(line);
}
