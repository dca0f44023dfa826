import { normaliseText, type Quotation } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';
import { countWords, lowerWords, type Span } from '../../text/words.ts';
import { findQuotation } from './find-quotation.ts';
import { isNegation } from './says-the-same.ts';
import type { SourceText } from './source-text.ts';

type Source = Pick<SourceText, 'normalised'>;
type Find = (piece: string, source: Source) => Quotation | null;

/** A quotation with more pieces is a list (pieces). */
const MOST_PIECES = 6;

/** Pieces further apart say something else together, and pieces of fewer words sooner. */
const NEAR_SENTENCES = 3;
const NEAR_IF_SHORT = 2;
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
 * Finds all pieces of a quotation in the order in which it has them, in one sentence or the next two;
 * in the next one, if a piece has only a word or two.
 */
export function findShortened(quoted: string, source: Source, find: Find): Quotation[] | null {
  const pieces = piecesOf(quoted);
  if (pieces.length > MOST_PIECES) return null;
  const inOrder = findInOrder(pieces, source, find);
  if (inOrder === null || pieces.length === 1) return inOrder;
  const sentences = sentencesOf(source.normalised.original);
  const isTelling = pieces.every((piece) => countWords(piece) >= TELLING_WORDS);
  const near = isTelling ? NEAR_SENTENCES : NEAR_IF_SHORT;
  const found = areNear(inOrder, sentences, near)
    ? inOrder
    : findNearby(pieces, source, sentences, near);
  return found !== null && losesNegation(found, source) ? null : found;
}

/** Where a clause ends, as far as marks and joining words tell. */
const clauseEnd = /[.!?,;:\n]|\b(?:and|but|or|so|because|when|then|if)\b/iu;

/** Whether “I did … scream” leaves out the ‘not’ of a clause that it quotes. */
function losesNegation(found: readonly Quotation[], { normalised }: Source): boolean {
  return found.some(({ start }, at) => {
    const left = at === 0 ? '' : normalised.original.slice(found[at - 1]?.end, start);
    const clauses = left.split(clauseEnd);
    return [clauses[0], clauses.at(-1)].some((clause) => lowerWords(clause ?? '').some(isNegation));
  });
}

function areNear(found: readonly Quotation[], sentences: readonly Span[], most: number): boolean {
  const [from = 0, to = 0] = [found[0]?.start, found.at(-1)?.start];
  return sentences.filter(({ start, end }) => from < end && start <= to).length <= most;
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

/** Elsewhere than where each piece stands first, and only as they are written. */
function findNearby(
  pieces: readonly string[],
  source: Source,
  sentences: readonly Span[],
  most: number,
): Quotation[] | null {
  const [first = ''] = lowerWords((pieces[0] ?? '').normalize('NFC'));
  for (const [at, { text, start, end }] of sentences.entries()) {
    if (!text.normalize('NFC').toLowerCase().includes(first)) continue;
    const last = sentences[Math.min(at + most, sentences.length) - 1];
    const near = partOf(source, start, last?.end ?? end);
    const found = findInOrder(pieces, near, findQuotation);
    if (found !== null)
      return found.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  }
  return null;
}

const partOf = ({ normalised }: Source, from: number, to?: number): Source =>
  from === 0 && to === undefined
    ? { normalised }
    : { normalised: normaliseText(normalised.original.slice(from, to)) };
