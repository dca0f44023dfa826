import { cutText, limits, type GivenFeedback } from '@second-draft/contract';
import type { ShownText } from './ask-second-drafts.ts';
import { textOf, type Work } from '../../work/work.ts';

/** What the feedback in the box is about. */
export const givenFeedbackOf = (work: Work): GivenFeedback => ({
  feedbackId: work.feedback?.id ?? null,
  studentName: work.file.student.onRoster,
  text: cutText(textOf(work), limits.studentTextMax),
  typedByTeacher: work.typedText !== null,
  simplified: work.feedback?.simplified ?? false,
});

export const shownTextOf = (work: Work): ShownText => ({
  documentId: work.file.id,
  studentName: work.file.student.onRoster,
  text: textOf(work),
  typedByTeacher: work.typedText !== null,
});
