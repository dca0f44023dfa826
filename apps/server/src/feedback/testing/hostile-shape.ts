export interface Shape {
  name: string;
  /** Exactly this long (UTF-16 units). */
  text(length: number): string;
}

export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

export const repeated = (name: string, piece: string): Shape => ({
  name,
  text: (length) => filled(piece, length),
});

/** The same again and again, but for what depends on how often it came before. */
export const counted = (name: string, pieceOf: (i: number) => string): Shape => ({
  name,
  text(length) {
    const pieces: string[] = [];
    for (let i = 0, size = 0; size < length; i++) {
      const piece = pieceOf(i);
      pieces.push(piece);
      size += piece.length;
    }
    return pieces.join('').slice(0, length);
  },
});

/** Base 26, written in letters only. */
export const wordOf = (i: number): string =>
  (i * 7919).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(+digit));

export const nameOf = (i: number): string => {
  const word = wordOf(i);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
