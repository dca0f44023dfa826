/** A longer grapheme may be cut (UTF-16 units). */
const LONGEST_SIGN = 64;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `most` UTF-16 units of a text, or a few less: it is cut between graphemes, because
 * databases refuse half a surrogate pair.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const sign = signs.segment(text).containing(most)?.index ?? most;
  const at = most - sign > LONGEST_SIGN ? most : sign;
  const splitsPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? at - 1 : at);
}
