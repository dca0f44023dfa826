import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const judges =
  /\b(?:reviews?|(?:\d+|three|four|five|seven|eight|nine|half) out of (?:5|10|five|ten)|\d+ ?\/ ?(?:5|10)|(?:\d|one|two|three|four|five) stars|i (?:would |['’]d |really |highly |definitely )*rec+om+end|i (?:would )?(?:rate|rated) (?:it|this|them))\b/iu;

/** “This book is about a mouse. My favourite bit is …”: what it is, and what the writer makes of it. */
const ofWork =
  /\b(?:this|my|the) (?:(?:picture|chapter|comic) )?(?:book|novel|film|movie|game|show|series)\b/iu;
const liking =
  /\bmy (?:fav\p{L}*|best) (?:part|bit|character|page|scene|song)\b|\byou (?:should|shud) (?:read|watch|see|play|try) (?:it|this)\b/iu;

/** “What I liked most”, “I didn’t like the chase”: somebody judges, if a review was asked for. */
const opinion = /\bi (?:\p{L}+ |didn['’]?t )?(?:like[ds]?|love[ds]?|enjoy(?:ed|s)?|hated?)\b/iu;

/** “Write a book review.” */
const wantsReview =
  /\breview (?:an?|the|your|one)\b|\breviews?\b(?! (?:your|what you|it before))/iu;

/** So it was surely asked for, however it is done. */
const asksForReview =
  /\b(?:write|writing|do) (?:an? |your |a short )?(?:\p{L}+ )?review\b(?! (?:your|what you|it before))|\b(?:book|film|movie|game|music|show|concert) review\b/iu;

/** Whether a text judges a book, a film or a meal: what happens in it is not its writer's to choose. */
export const isReview = onceForEach(
  ({ text, task }: StudentText): boolean =>
    judges.test(text) ||
    asksForReview.test(task ?? '') ||
    (ofWork.test(text) && liking.test(text)) ||
    (wantsReview.test(task ?? '') && (liking.test(text) || opinion.test(text))),
);
