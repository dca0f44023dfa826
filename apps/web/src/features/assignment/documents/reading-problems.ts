import { failureMessages, readingFailures, type ReadDocument } from '@second-draft/contract';

export type ReadingProblem = NonNullable<ReadDocument['problem']>;

/** Why a document could not be read, and what to do. */
export const readingProblems: Record<ReadingProblem, string> = {
  unreadable: readingFailures.document_unreadable,
  presentations_off: readingFailures.presentations_off,
  classroom_unavailable: readingFailures.classroom_unavailable,
  overloaded: readingFailures.overloaded,
  signed_out: failureMessages.sign_in_expired,
  permission_missing: readingFailures.permission_missing,
  school_blocked: readingFailures.school_blocked,
  classroom_not_configured: readingFailures.classroom_not_configured,
  folder_unreadable: readingFailures.folder_unreadable,
};
