import { normaliseText, type Quotation } from '@second-draft/contract';
import { sentencesOf } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import type { SourceText } from './source-text.ts';

type Source = Pick<SourceText, 'normalised'>;
type Find = (piece: string, source: Source) => Quotation | null;

/** A quotation with more pieces is a list (pieces). */
const MOST_PIECES = 6;

/** Fewer words can be from anywhere, so they have to be near each other (words). */
const TELLING_WORDS = 3;

/** A quotation that was shortened with … is in pieces. */
export function piecesOf(quoted: string): string[] {
  const pieces = quoted
    .split(/…|\.\.\.|\[\u2026\]/u)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return pieces.length === 0 ? [quoted] : pieces;
}

/**
 * Finds all pieces of a quotation in the order in which it has them. Pieces of one or two words have
 * to be in one sentence or in two that follow each other.
 */
export function findShortened(quoted: string, source: Source, find: Find): Quotation[] | null {
  const pieces = piecesOf(quoted);
  if (pieces.length > MOST_PIECES) return null;
  const inOrder = findInOrder(pieces, source, find);
  if (inOrder === null || pieces.length === 1) return inOrder;
  const isTelling = pieces.every((piece) => countWords(piece) >= TELLING_WORDS);
  return isTelling ? inOrder : findNearby(pieces, source, find);
}

function findInOrder(pieces: readonly string[], source: Source, find: Find): Quotation[] | null {
  const found: Quotation[] = [];
  for (const piece of pieces) {
    const from = found.at(-1)?.end ?? 0;
    const one = find(piece, partOf(source, from));
    if (one === null) return null;
    found.push({ ...one, start: from + one.start, end: from + one.end });
  }
  return found;
}

function findNearby(pieces: readonly string[], source: Source, find: Find): Quotation[] | null {
  const sentences = sentencesOf(source.normalised.original);
  for (const [at, { start, end }] of sentences.entries()) {
    const near = partOf(source, start, sentences[at + 1]?.end ?? end);
    const found = findInOrder(pieces, near, find);
    if (found !== null)
      return found.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  }
  return null;
}

const partOf = ({ normalised }: Source, from: number, to?: number): Source =>
  from === 0 && to === undefined
    ? { normalised }
    : { normalised: normaliseText(normalised.original.slice(from, to)) };
