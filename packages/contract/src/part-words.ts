/** A break of page or column, or a line across the page. */
export const BREAK = '\f';

/** A stand-in, as Docs has it, for what isn't text, such as a picture or an equation. */
export const NO_TEXT = '\u{E907}';

/**
 * A paragraph without the marks above, which stay as a new line or a space where two words would run
 * together without.
 */
export function partWords(paragraph: string): string {
  return paragraph
    .replaceAll(/(?<=[\p{L}\p{N}.,:;!?])\u{E907}+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(NO_TEXT, '')
    .split(BREAK)
    .filter((words) => words !== '')
    .join('\n');
}
