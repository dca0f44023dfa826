import {
  feedbackLengths,
  limits,
  type FeedbackRequest,
  type ReadingLevel,
  type SecondDraft,
} from '@second-draft/contract';
import type { FocusSources } from '../focus/category-options.ts';
import { requestedFocus } from '../focus/requested-focus.ts';
import { earlierFeedbackId } from '../second-draft/asking/second-draft-of.ts';
import { isTooLong } from '../work/text-length.ts';
import type { AssignmentPlace } from './assignment-place.ts';
import { requestedTask } from './requested-task.ts';
import { isTextAwaited, isUnread, textOf, type Work } from '../work/work.ts';

export type Hindrance = 'reading' | 'toRead' | 'unread' | 'tooShort' | 'tooLong' | 'noCategory';

/** The first thing in the way of asking for feedback; null when nothing is. */
export function hindranceOf(work: Work, sources: FocusSources): Hindrance | null {
  if (isTextAwaited(work)) return 'reading';
  if (work.concern) return 'toRead';
  if (isUnread(work)) return 'unread';
  if (textOf(work).trim().length < limits.studentTextMin) return 'tooShort';
  if (isTooLong(textOf(work))) return 'tooLong';
  return work.category !== null && requestedFocus(work.category, sources) ? null : 'noCategory';
}

/** What is kept of the student whom the feedback is for. */
export interface Reader {
  readingLevel: ReadingLevel | null;
  learnsEnglish: boolean;
}

interface Circumstances {
  sources: FocusSources;
  reader: Reader;
  place: AssignmentPlace;
  /** What is known of the text since the feedback before. */
  draft: SecondDraft | null;
}

/** Null while feedback can't be asked for. */
export function feedbackRequestFor(
  work: Work,
  { sources, reader, place, draft }: Circumstances,
): FeedbackRequest | null {
  const focus = work.category === null ? null : requestedFocus(work.category, sources);
  if (!focus || hindranceOf(work, sources)) return null;
  const isTyped = work.typedText !== null;
  // What the teacher changed is no second draft.
  const earlier = isTyped ? undefined : earlierFeedbackId(textOf(work), draft);
  return {
    ...focus,
    prompt: textOf(work),
    studentName: work.file.student.onRoster,
    wordCount: feedbackLengths[work.length].words,
    readingLevel: reader.readingLevel,
    ...(reader.learnsEnglish && { plainWords: true }),
    ...requestedTask(sources, focus, place),
    ...place,
    documentId: work.file.id,
    ...(work.isReadByTeacher && { readByTeacher: true }),
    ...(isTyped && { typedByTeacher: true }),
    ...(earlier !== undefined && { earlierFeedbackId: earlier }),
  };
}
