/** What a reader sees as one sign seldom has more parts than this (UTF-16 units). */
const LONGEST_SIGN = 64;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text, of at most so many UTF-16 units, as limits are counted. It is cut between
 * the signs that a reader sees: half an emoji is no text, and a database refuses it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const sign = signs.segment(text).containing(most)?.index ?? most;
  const at = most - sign > LONGEST_SIGN ? most : sign;
  const splitsPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? at - 1 : at);
}
