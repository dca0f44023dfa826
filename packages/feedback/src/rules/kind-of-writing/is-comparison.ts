import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

/** “Compare school in 1950 with school today”, “How are they the same?”; a comparison in a poem is a figure. */
const wantsComparison =
  /\bcompare (?!(?:it|them|this|that|your|notes|with (?:a|your))\b)|\b(?:compare|comparing) and contrast|\bcomparison (?:of|between)\b|\bhow (?:(?:they|these|those|the two|your two)\b[^.?!\n]{0,20} )?(?:is|are|was|were) [^.?!\n]{0,40}\b(?:the same|similar|alike|different)\b|\bsimilarities and differences\b/iu;

/** Whether a class was asked what is the same and what differs: a text may tell of the past, and still tells no story. */
export const isComparison = onceForEach(({ task }: StudentText): boolean =>
  wantsComparison.test(task ?? ''),
);
