import { onceForEach } from './remembered.ts';
import type { StudentText } from './student-text.ts';
import { countWords } from './words.ts';

const FEWEST_LINES = 5;

/** A longer line is prose (words). */
const A_LINE = 9;

/** This share of the lines is short, and this share has no end mark. */
const MOST = 0.8;
const OPEN = 0.5;

/** Lists, steps and headings are short lines too. */
const listed =
  /^\s*(?:\d|[-*•]|step\b)|\b(?:you need|ingredients|materials|equipment|method|steps)\b|:$/iu;

/** Whether the lines are those of a poem: where they end is no slip, and neither is how they begin. */
export const isVerse = onceForEach(({ lines, title }: StudentText): boolean => {
  const body = lines.filter((line) => line !== title);
  if (body.length < FEWEST_LINES || body.some(({ text }) => listed.test(text))) return false;
  const share = (is: (text: string) => boolean) =>
    body.filter(({ text }) => is(text)).length / body.length;
  return (
    share((text) => countWords(text) <= A_LINE) >= MOST &&
    share((text) => !/[.!?]["”’]?$/u.test(text)) >= OPEN
  );
});
