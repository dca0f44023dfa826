import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import type { DraftPoint } from './draft-point.ts';

/** The points without sentences that one before has said already, word for word. */
export function withoutRepeats(points: readonly DraftPoint[]): DraftPoint[] {
  const said = new Set<string>();
  const isRepeated = (sentence: string) => {
    const words = wordsOf(sentence).map((word) => word.text.toLowerCase());
    const key = words.join(' ');
    // Part of a quotation is left with the rest of it.
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
      // What was quoted in the rest is quoted no more.
      quotations: point.quotations.filter((quoted) => comment.includes(quoted)),
    };
  });
}

function isBalanced(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length;
  return count('“') === count('”') && count('"') % 2 === 1;
}
