import { meant } from '../../../../language/spelling/meant.ts';
import type { Sentence } from '../../../../text/student-text.ts';

/** “It was good.”, “I had fun”: as anybody could end any day. */
const bare =
  /^(?:(?:and|so|overall|all in all|in the end),? )*(?:(?:it|that|the (?:whole )?(?:day|trip|weekend|night|camp)|everything) was|(?:i|we) had) (?:a |an |so |really |very |pretty |lots of |heaps of |much )*(?:good|great|fun|cool|awesome|nice|amazing|ok|okay)(?: (?:day|time|trip|weekend|night|camp|fun))?(?: overall)?[.!]*$/iu;

/** What went on inside the writer. */
const inside =
  /\b(?:i (?:\p{L}+ly )?(?:think|thought|knew|know|realised|wondered|felt)|that was (?:the|my) \p{L}+ (?:we|i|when|that)\b|my (?:mouth|heart|legs|hands|stomach|tummy|puku|knees) (?:went|felt|was|were|shook|pounded|raced))\b/iu;

/** Whether a last sentence only says that it was good. */
export const isBareEnding = (last: Sentence): boolean => bare.test(meant(last));

/** Whether one of the sentences tells what the writer thought or felt. */
export const isFeltIn = (sentences: readonly Sentence[]): boolean =>
  sentences.some((one) => inside.test(meant(one)));
