import {
  feedbackLengths,
  limits,
  type FeedbackRequest,
  type ReadingLevel,
} from '@second-draft/contract';
import type { FocusSources } from '../focus/category-options.ts';
import { requestedFocus } from '../focus/requested-focus.ts';
import { isTextAwaited, textOf, type Work } from '../work/work.ts';

/** Why feedback can't be asked for now; null when it can. */
export type Hindrance = 'reading' | 'tooShort' | 'noCategory';

/** What stands in the way of feedback on a document, the first thing first. */
export function hindranceOf(work: Work, sources: FocusSources): Hindrance | null {
  if (isTextAwaited(work)) return 'reading';
  if (textOf(work).trim().length < limits.studentTextMin) return 'tooShort';
  return work.category !== null && requestedFocus(work.category, sources) ? null : 'noCategory';
}

/** Where an assignment is. */
export interface AssignmentPlace {
  courseId: string;
  assignmentId: string;
}

/** The request for feedback on a document; null while something stands in its way. */
export function feedbackRequestFor(
  work: Work,
  sources: FocusSources,
  readingLevel: ReadingLevel | null,
  place: AssignmentPlace,
): FeedbackRequest | null {
  const focus = work.category === null ? null : requestedFocus(work.category, sources);
  if (!focus || hindranceOf(work, sources)) return null;
  return {
    ...focus,
    prompt: textOf(work),
    studentName: work.file.student.fullName,
    wordCount: feedbackLengths[work.length].words,
    readingLevel,
    ...place,
    documentId: work.file.id,
  };
}
