import { normaliseText, type TextRange } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';

/**
 * A word of a draft with the marks attached to it, or marks on their own. Ranges are of the original
 * text, and cut no letter or emoji in two.
 */
export interface DraftWord extends TextRange {
  /** Equal keys are the same word: lower case, one Unicode form, no marks around it. */
  key: string;
  /** As written, marks included, in one Unicode form and with plain quotation marks. */
  written: string;
  /** Whether it has a letter or digit. */
  isWord: boolean;
  /** Whether a paragraph begins with it. */
  beginsLine: boolean;
  beginsSentence: boolean;
}

/** A word between its marks, or a run of marks that has no word. */
const pieceShape =
  /([^\p{L}\p{M}\p{N} ]*)([\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*)[^\p{L}\p{M}\p{N} ]*|[^ ]+/gu;
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
const opening = /["'([{]/u;

/** Line ends, runs of spaces, forms of quotation marks and invisible characters make no difference. */
export function draftWordsOf(original: string): DraftWord[] {
  const { text, lower, at } = normaliseText(original);
  const starts = sentencesOf(original).map(({ start }) => start);
  const words: DraftWord[] = [];
  let previousEnd = 0;
  let sentence = 0;
  for (const { from, to, word } of piecesOf(text)) {
    const start = at[from] ?? 0;
    const end = start + original.slice(start, at[to] ?? original.length).trimEnd().length;
    const isFirst = words.length === 0;
    const between = original.slice(previousEnd, start);
    const beginsLine = !isFirst && between !== ' ' && lineBreak.test(between);
    let beginsSentence = isFirst || beginsLine;
    for (; (starts[sentence] ?? Infinity) < end; sentence++) beginsSentence = true;
    const written = text.slice(from, to);
    const key = word === null ? written : lower.slice(word.from, word.to);
    const isWord = word !== null;
    words.push({ start, end, key, written, isWord, beginsLine, beginsSentence });
    previousEnd = end;
  }
  return words;
}

interface Stretch {
  from: number;
  to: number;
}

/** Marks belong to the word before them, opening ones within a run to the word after. */
function* piecesOf(text: string): Generator<Stretch & { word: Stretch | null }> {
  let to = 0;
  for (;;) {
    // Between two pieces, another text may have been read with the same pattern.
    pieceShape.lastIndex = to;
    const match = pieceShape.exec(text);
    if (match === null) return;
    const [piece, before = '', word] = match;
    const from = match.index;
    to = from + piece.length;
    if (word === undefined) {
      yield { from, to, word: null };
      continue;
    }
    const wordFrom = from + before.length;
    const wordTo = wordFrom + word.length;
    if (to < text.length && text[to] !== ' ')
      while (to > wordTo + 1 && opening.test(text.charAt(to - 1))) to -= 1;
    yield { from, to, word: { from: wordFrom, to: wordTo } };
  }
}

export const keysIn = (words: readonly DraftWord[], { from, to }: Stretch): string[] =>
  words.slice(from, to).map(({ key }) => key);
