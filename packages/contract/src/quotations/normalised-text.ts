export interface NormalisedText {
  original: string;
  text: string;
  /** `text` in lower case, with the same length. */
  lower: string;
  /** Index in `original` of each UTF-16 unit of `text`, and of the end. */
  at: number[];
}

/** Composed Latin, Cyrillic, Hebrew, Arabic, kana, Chinese and Korean letters, each its own NFC. */
const letters =
  'A-Za-z\u00C0-\u024F\u0400-\u0481\u048A-\u04FF\u05D0-\u05EA\u0620-\u064A\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3';
const asItIs = `[${letters}0-9.,!?;:()]+`;

/** Words, with single spaces between them, that stay as they are; or one character with its marks. */
const pieceShape = new RegExp(
  String.raw`(${asItIs}(?: ${asItIs})*)(?!\p{M})|\P{M}\p{M}*|\p{M}+`,
  'gu',
);

const plain: Record<string, string> = { '…': '...' };

/**
 * NFC, straight quotation marks, hyphens for dashes, three dots for an ellipsis, single spaces.
 * Invisible characters (soft hyphens, zero-width spaces, marks of direction) are dropped.
 */
export function normaliseText(original: string): NormalisedText {
  const pieces: string[] = [];
  const at: number[] = [];
  let isSpaced = false;
  for (const match of original.matchAll(pieceShape)) {
    const [found, run] = match;
    const isRun = run !== undefined;
    // JavaScript counts U+FEFF, which nobody sees, as white space.
    const isSpace = !isRun && /^[^\S\uFEFF]/u.test(found);
    const piece = isRun ? run : isSpace ? (isSpaced ? '' : ' ') : plainPiece(found);
    if (piece !== '') isSpaced = isSpace;
    for (let i = 0; i < piece.length; i++) at.push(match.index + (isRun ? i : 0));
    pieces.push(piece);
  }
  at.push(original.length);
  const text = pieces.join('');
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
  if (/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u.test(piece))
    return '';
  if (/["“”„«»]/u.test(piece)) return '"';
  if (/['‘’`´ʻ]/u.test(piece)) return "'";
  if (/[-‐‑‒–—−]/u.test(piece)) return '-';
  return plain[piece] ?? piece.normalize('NFC');
}
