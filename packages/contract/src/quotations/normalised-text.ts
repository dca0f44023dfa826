/** A text made plain for comparing, and for each of its characters where it came from. */
export interface NormalisedText {
  original: string;
  text: string;
  /** The same in small letters, character by character. */
  lower: string;
  /** UTF-16 index in the original of each UTF-16 unit here, and one more for the end. */
  at: number[];
}

/** A run of what stays as it is, or one character with its marks. */
const pieceShape = /[A-Za-z0-9.,!?;:()]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;

const plain: Record<string, string> = { '…': '...' };

/**
 * NFC, straight quotation marks, hyphens for dashes, one space for any white space. What was
 * invisible (soft hyphens, zero-width spaces) is gone.
 */
export function normaliseText(original: string): NormalisedText {
  const pieces: string[] = [];
  const at: number[] = [];
  let spaced = false;
  for (const match of original.matchAll(pieceShape)) {
    const [found] = match;
    const isSpace = /^\s/u.test(found);
    const isRun = /^[\x21-\x7E]{2,}$/u.test(found);
    const piece = isRun ? found : isSpace ? (spaced ? '' : ' ') : plainPiece(found);
    if (piece !== '') spaced = isSpace;
    for (let i = 0; i < piece.length; i++) at.push(match.index + (isRun ? i : 0));
    pieces.push(piece);
  }
  at.push(original.length);
  const text = pieces.join('');
  return { original, text, lower: lowered(text), at };
}

/** Small letters, but only where that changes no length. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');
}

function plainPiece(piece: string): string {
  if (/[\u00AD\u200B-\u200D\u2060\uFEFF]/u.test(piece)) return '';
  if (/["“”„«»]/u.test(piece)) return '"';
  if (/['‘’`´ʻ]/u.test(piece)) return "'";
  if (/[-‐‑‒–—−]/u.test(piece)) return '-';
  return plain[piece] ?? piece.normalize('NFC');
}
