import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** A part of a text, or of what happens in it; “your next step” is none. */
export const ofAPart = new SparingPattern(
  /\b(?:paragraphs?|parts?|sections?|verses?|stanzas?|days?|entry|entries|chapters?|sentences|lines|(?<!\bnext )steps?|scenes?|reasons?)\b/iu,
);

/**
 * Whether the sentence around a claim speaks of a part; what it quotes doesn’t count.
 * @param start where the claim begins in the comment
 */
export function isOfAPart(comment: string, start: number, end: number): boolean {
  const before = /[^.!?“”]*$/u.exec(comment.slice(0, start))?.[0] ?? '';
  const after =
    /^[^.!?“”]{0,15}\b(?:in|of|from|for) [^.!?“”]{0,30}/u.exec(comment.slice(end))?.[0] ?? '';
  const claim = comment.slice(start, end).replaceAll(/“[^“”]*”/gu, '');
  return ofAPart.test(`${before} ${claim} ${after}`);
}
