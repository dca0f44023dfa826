import { meant } from '../../../language/spelling/meant.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** So many sentences after it in its paragraph back it up, in whatever words. */
const BACKED = 2;

/** Only says that a reason comes (words). */
const ANNOUNCED = 6;
const announcing = /\breason\b/iu;

/**
 * Whether a reason is only announced, and the same paragraph goes on about it: “One reason is
 * sunburn. What if the sunscreen runs out? …”
 * @param reason what begins the next one
 */
export function isTakenFurther({ sentences }: StudentText, one: Sentence, reason: RegExp): boolean {
  if (one.words.length > ANNOUNCED || !announcing.test(meant(one))) return false;
  const at = sentences.indexOf(one) + 1;
  const after = sentences.slice(at, at + BACKED);
  return (
    after.length === BACKED &&
    after.every((next) => next.line === one.line && !reason.test(meant(next)))
  );
}
