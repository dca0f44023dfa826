import type { Work } from '../work/work.ts';

/** Feedback that isn't posted was written when the student had another name. */
export function isCalledOtherwise({ feedback, file }: Pick<Work, 'feedback' | 'file'>): boolean {
  if (!feedback?.writtenTo || feedback.postedAt !== null) return false;
  return feedback.writtenTo.toLowerCase() !== file.student.firstName.toLowerCase();
}
