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

export interface SoughtComment {
  content: string;
  /** When it was posted or, if its id is known, changed: it is not older. */
  since: Date;
  /** Of one that was posted earlier, perhaps, and got these words since. */
  id: string | null;
}

export interface TeacherComments {
  /**
   * Posts once, even if the service's answer is lost.
   * @throws Problem('file_not_picked')
   */
  post(fileId: string, content: string, signal: AbortSignal): Promise<PostedComment>;
  /**
   * Her own comment with these words; null when there is none.
   * @throws Problem('file_not_picked')
   */
  find(fileId: string, sought: SoughtComment, signal: AbortSignal): Promise<PostedComment | null>;
  /** @throws Problem('comment_gone') also when the file itself is out of reach */
  change(
    fileId: string,
    commentId: string,
    content: string,
    signal: AbortSignal,
  ): Promise<PostedComment>;
}

/**
 * What one teacher may read and do, opened for one API call. Each method throws a `Problem` of
 * `classroomErrors`, or its signal's reason. `not_found` means a class, assignment or file that
 * doesn't exist or isn't hers.
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
  /** Published written work, in the service's order. @throws Problem('not_found') */
  assignments(courseId: string, signal: AbortSignal): Promise<SetAssignment[]>;
  /** @throws Problem('not_found') */
  submissions(courseId: string, assignmentId: string, signal: AbortSignal): Promise<HandedIn[]>;
  /** Of all assignments. @throws Problem('not_found') */
  allSubmissions(courseId: string, signal: AbortSignal): Promise<HandedIn[]>;
  /** Empty when there is no rubric. @throws Problem('not_found') */
  rubric(courseId: string, assignmentId: string, signal: AbortSignal): Promise<Criterion[]>;
  /**
   * From top to bottom, one paragraph a line; null for a file of another kind.
   * @throws Problem('not_found' | 'document_unreadable')
   */
  text(fileId: string, kind: FileKind, signal: AbortSignal): Promise<string | null>;
  /** @throws Problem('file_not_picked') */
  file(fileId: string, signal: AbortSignal): Promise<FileFacts>;
  /** Null where nothing can be posted. */
  comments: TeacherComments | null;
}
