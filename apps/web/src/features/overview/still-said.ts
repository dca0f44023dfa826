import { findWords, normaliseText, wordsAlone, type Point } from '@second-draft/contract';

const KEPT_SHARE = 0.5;

const longWords = (text: string) =>
  new Set(
    wordsAlone(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );

/**
 * Whether a point is still in the feedback, after whatever the teacher changed: its words, one of
 * its quotations, or half of its longer words.
 */
export function isStillSaid({ comment, quotations }: Point, feedback: string): boolean {
  if (feedback.includes(comment)) return true;
  const said = normaliseText(feedback);
  if (quotations.some(({ text }) => findWords(text, said))) return true;
  const [words, there] = [longWords(comment), longWords(feedback)];
  const kept = [...words].filter((word) => there.has(word)).length;
  return words.size > 0 && kept / words.size >= KEPT_SHARE;
}
