import type { Stretch } from './quotations/quoted-spans.ts';

/** Stands for the student's first name in a comment of the bank. */
export const NAME_BLANK = '[name]';

/** Stands there for the words of the student that it quoted. */
export const QUOTE_BLANK = '“…”';

const unfilled = /“(?:…|\.{3})”|\[name\]/iu;

/** The first blank that nobody has filled in, in UTF-16 units; null where there is none. */
export function unfilledIn(text: string): Stretch | null {
  const found = unfilled.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}
