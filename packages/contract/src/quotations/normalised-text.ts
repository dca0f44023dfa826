export interface NormalisedText {
  original: string;
  text: string;
  /** `text` in lower case, with the same length. */
  lower: string;
  /** Index in `original` of each UTF-16 unit of `text`, and of the end. */
  at: number[];
}

const invisible = '\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF';

/** No marks, nor what has another NFC or is longer in plain, nor the blocks around these. */
const asItIs = `[^\\s\\p{M}${invisible}\u0374-\u0387\u0900-\u0DFF\u0F00-\u0FFF\u1F00-\u2ADC\uF900-\uFB4F\u{10000}-\u{10FFFF}]+`;

/**
 * Words, with single spaces between them, that stay as they are; white space with what is invisible in
 * it; what is invisible; one character with its marks.
 */
const pieceShape = new RegExp(
  String.raw`(${asItIs}(?: ${asItIs})*)(?!\p{M})| [ \p{M}${invisible}]*|([${invisible}])[\p{M}${invisible}]*|\P{M}\p{M}*|\p{M}+`,
  'gu',
);

/**
 * NFC, straight quotation marks, hyphens for dashes, three dots for an ellipsis, single spaces.
 * Invisible characters (soft hyphens, zero-width spaces, marks of direction) are dropped.
 */
export function normaliseText(original: string): NormalisedText {
  const at: number[] = [];
  const text = original
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’`´ʻ]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    // JavaScript counts U+FEFF, which nobody sees, as white space.
    .replace(/[^\S \uFEFF]/gu, ' ')
    .replace(pieceShape, (found, run?: string, unseen?: string, index = 0) => {
      const piece = run ?? (unseen ? '' : plainPiece(found));
      for (let i = 0; i < piece.length; i++) at.push(run ? index + i : index);
      return piece;
    });
  at.push(original.length);
  return { original, text, lower: lowered(text), at };
}

/** Keeps the length. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');
}

function plainPiece(piece: string): string {
  if (/^[ "'-]/u.test(piece)) return piece.charAt(0);
  return piece === '…' ? '...' : piece.normalize();
}
