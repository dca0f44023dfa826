import type { TeacherClassroom } from '../classroom-service/index.ts';
import { asCourse, asFileFacts } from './as-entities.ts';
import type { ClassFolder } from './class-folder.ts';
import { createFinder } from './finder.ts';
import { assignmentsIn, studentsIn, submissionsAt, submissionsIn } from './in-course.ts';

type ReadFile = (file: string, signal: AbortSignal) => Promise<string>;

export function createClassroom(folder: ClassFolder, read: ReadFile): TeacherClassroom {
  const { tree, ids } = folder;
  const find = createFinder(folder);
  return {
    async courses(signal) {
      signal.throwIfAborted();
      return (await tree.courses()).map((name) => asCourse(ids, name));
    },
    async course(courseId, signal) {
      signal.throwIfAborted();
      return asCourse(ids, await find.course(courseId));
    },
    async students(courseId, signal) {
      signal.throwIfAborted();
      return studentsIn(folder, await find.course(courseId));
    },
    async teachers(courseId, signal) {
      signal.throwIfAborted();
      await find.course(courseId);
      return [];
    },
    async assignments(courseId, signal) {
      signal.throwIfAborted();
      return assignmentsIn(folder, await find.course(courseId));
    },
    async submissions(courseId, assignmentId, signal) {
      signal.throwIfAborted();
      return submissionsAt(folder, await find.assignment(courseId, assignmentId));
    },
    async allSubmissions(courseId, signal) {
      signal.throwIfAborted();
      return submissionsIn(folder, await find.course(courseId));
    },
    async rubric(courseId, assignmentId, signal) {
      signal.throwIfAborted();
      await find.assignment(courseId, assignmentId);
      return [];
    },
    async text(fileId, kind, signal) {
      signal.throwIfAborted();
      if (kind === 'presentation') return null;
      const { course, assignment, file } = await find.file(fileId);
      return read(await tree.pathOf(course, assignment, file), signal);
    },
    async file(fileId, signal) {
      signal.throwIfAborted();
      const { course, assignment, file } = await find.file(fileId);
      return asFileFacts(fileId, file, await tree.modified(course, assignment, file));
    },
    comments: null,
  };
}
