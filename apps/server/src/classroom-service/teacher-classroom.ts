import type { FileKind } from '@second-draft/contract';
import type {
  Course,
  Criterion,
  FileFacts,
  HandedIn,
  Member,
  PostedComment,
  SetAssignment,
} from './entities.ts';

/** A teacher's comments on files that she has picked. Each throws Problem('file_not_picked'). */
export interface TeacherComments {
  /** Posts once, even if the service's answer gets lost. */
  post(fileId: string, content: string, signal: AbortSignal): Promise<PostedComment>;
  /** Her comment of these words, if it was posted since; null where there is none. */
  find(
    fileId: string,
    content: string,
    since: Date,
    signal: AbortSignal,
  ): Promise<PostedComment | null>;
  /**
   * Gives a comment of hers other words.
   * @throws Problem('comment_gone') also where the file itself is out of reach
   */
  change(
    fileId: string,
    commentId: string,
    content: string,
    signal: AbortSignal,
  ): Promise<PostedComment>;
}

/**
 * What one teacher may read and do in her classroom service, for as long as one call on us. Each
 * method fails with a `Problem` of `classroomErrors`, or as its signal says; `not_found` is a class,
 * assignment or file that isn't there, or isn't hers.
 */
export interface TeacherClassroom {
  /** Active classes that she teaches, in the service's order. */
  courses(signal: AbortSignal): Promise<Course[]>;
  /** @throws Problem('not_found') */
  course(courseId: string, signal: AbortSignal): Promise<Course>;
  /** @throws Problem('not_found') */
  students(courseId: string, signal: AbortSignal): Promise<Member[]>;
  /** @throws Problem('not_found') */
  teachers(courseId: string, signal: AbortSignal): Promise<Member[]>;
  /** Published work that students write in files, in the service's order. @throws Problem('not_found') */
  assignments(courseId: string, signal: AbortSignal): Promise<SetAssignment[]>;
  /** @throws Problem('not_found') */
  submissions(courseId: string, assignmentId: string, signal: AbortSignal): Promise<HandedIn[]>;
  /** Empty where there is no rubric, or the service has none. @throws Problem('not_found') */
  rubric(courseId: string, assignmentId: string, signal: AbortSignal): Promise<Criterion[]>;
  /**
   * The text of a file as it reads from top to bottom, a paragraph a line; null for a file of
   * another kind.
   * @throws Problem('not_found' | 'document_unreadable')
   */
  text(fileId: string, kind: FileKind, signal: AbortSignal): Promise<string | null>;
  /** @throws Problem('file_not_picked') */
  file(fileId: string, signal: AbortSignal): Promise<FileFacts>;
  /** Null where nothing can be posted. */
  comments: TeacherComments | null;
}
