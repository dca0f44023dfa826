/** A text made plain for comparing, and for each of its characters where it came from. */
export interface NormalisedText {
  text: string;
  /** UTF-16 index in the original of each UTF-16 unit here, and one more for the end. */
  at: number[];
}

const plain: Record<string, string> = { '…': '...' };

/**
 * NFC, straight quotation marks, hyphens for dashes, one space for any white space. What was
 * invisible (soft hyphens, zero-width spaces) is gone.
 */
export function normaliseText(original: string): NormalisedText {
  let text = '';
  const at: number[] = [];
  const add = (piece: string, from: number) => {
    for (let i = 0; i < piece.length; i++) at.push(from);
    text += piece;
  };
  for (const cluster of original.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const [piece] = cluster;
    if (/^\s/u.test(piece)) {
      if (!text.endsWith(' ')) add(' ', cluster.index);
    } else add(plainPiece(piece), cluster.index);
  }
  at.push(original.length);
  return { text, at };
}

function plainPiece(piece: string): string {
  if (/[\u00AD\u200B-\u200D\u2060\uFEFF]/u.test(piece)) return '';
  if (/["“”„«»]/u.test(piece)) return '"';
  if (/['‘’`´ʻ]/u.test(piece)) return "'";
  if (/[-‐‑‒–—−]/u.test(piece)) return '-';
  return plain[piece] ?? piece.normalize('NFC');
}
