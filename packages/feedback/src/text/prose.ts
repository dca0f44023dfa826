import { headingLines } from './headings.ts';
import { closing, endOfBody } from './parts.ts';
import { onceForEach } from './remembered.ts';
import type { Sentence, StudentText } from './student-text.ts';
import { isVerb } from './verbs.ts';
import type { Span } from './words.ts';

/** A longer line without a verb is half a sentence, and no thing of a list (words). */
const LONGEST_THING = 8;

/** Lines that are no sentences of the text: title, headings, things of a list, a letter’s end, sources. */
const otherLines = onceForEach((text: StudentText): ReadonlySet<Span> => {
  const headings = new Set(headingLines(text));
  const end = endOfBody(text);
  const inLines = Map.groupBy(text.sentences, ({ line }) => line);
  const others = text.lines.filter((line, i) => {
    const words = (inLines.get(i) ?? []).flatMap((one) => one.words);
    const isThing =
      !/[.!?]["”’)]?$/u.test(line.text) && words.length <= LONGEST_THING && !words.some(isVerb);
    return i >= end || headings.has(line) || isThing || closing.test(line.text);
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
  const line = text.lines.findLast(({ start }) => start <= at);
  return line !== undefined && !otherLines(text).has(line);
}
