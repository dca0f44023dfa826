import { sentencesOf } from '../../text/sentences.ts';
import { wordsOf } from '../../text/words.ts';
import type { DraftPoint } from '../draft-point.ts';

/** Drops sentences that repeat an earlier sentence or point word for word. */
export function withoutRepeats(points: readonly DraftPoint[]): DraftPoint[] {
  const said = new Set<string>();
  const isRepeated = (sentence: string) => {
    const words = wordsOf(sentence).map((word) => word.text.toLowerCase());
    const key = words.join(' ');
    // An unbalanced sentence is part of a quotation and stays with the rest of it.
    if (words.length === 0 || !isBalanced(sentence)) return false;
    if (said.has(key)) return true;
    said.add(key);
    return false;
  };
  return points.map((point) => {
    const sentences = sentencesOf(point.comment);
    const fresh = sentences.filter(({ text }) => !isRepeated(text));
    if (fresh.length === sentences.length) return point;
    const comment = fresh.map(({ text }) => text).join(' ');
    return {
      ...point,
      comment,
      // Quotations of dropped sentences go too.
      quotations: point.quotations.filter((quoted) => comment.includes(quoted)),
    };
  });
}

function isBalanced(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length;
  return count('“') === count('”') && count('"') % 2 === 1;
}
