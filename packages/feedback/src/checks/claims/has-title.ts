import { headingLines } from '../../text/lines/headings.ts';
import { mayHead } from '../../text/lines/may-head.ts';
import { greets } from '../../text/meaning/letter-words.ts';
import type { SourceText } from '../finding/source-text.ts';

const LONGEST_WORDS = 8;

/** A greeting above a letter is none; a line above the first heading is one. */
export function hasTitle({ asRead }: Pick<SourceText, 'asRead'>): boolean {
  const text = asRead();
  const [first, second] = text.lines;
  if (text.title !== null) return !greets.test(text.title.text);
  return (
    first !== undefined &&
    second !== undefined &&
    /^\p{Lu}/u.test(first.text) &&
    mayHead(first.text, LONGEST_WORDS) &&
    headingLines(text).includes(second)
  );
}
