import type { Stretch } from './quotations/quoted-spans.ts';

/** Stands for the student's first name in a comment of the bank. */
export const NAME_BLANK = '[name]';

/** Stands there for the words of the student that it quoted. */
export const QUOTE_BLANK = '“…”';

const nameBlanks = /\[\s*name\s*\]/giu;

/** However its teacher writes the blank: ‘[Name]’, ‘[ name ]’. */
export const withFirstName = (text: string, firstName: string): string =>
  text.replace(nameBlanks, () => firstName);

const unfilled = /[“"](?:…|\.{3})[”"]|\[\s*name\s*\]/iu;

/** The first blank that nobody has filled in, in UTF-16 units; null where there is none. */
export function unfilledIn(text: string): Stretch | null {
  const found = unfilled.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}
