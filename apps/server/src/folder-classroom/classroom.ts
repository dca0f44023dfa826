import { givenNameIn } from '@second-draft/feedback';
import { Problem, unlessGone } from '../problems/index.ts';
import type { Course, HandedIn, Member, TeacherClassroom } from '../classroom-service/index.ts';
import type { Ids, Place } from './ids.ts';
import { studentOf } from './student-file.ts';
import type { Tree } from './tree.ts';

interface Parts {
  tree: Tree;
  ids: Ids;
  read: (file: string, signal: AbortSignal) => Promise<string>;
}

type Assignment = Omit<Place, 'file'>;

/** @throws Problem('not_found') */
function named(names: readonly string[], isIt: (name: string) => boolean): string {
  const name = names.find(isIt);
  if (name === undefined) throw new Problem('not_found');
  return name;
}

/** Ids are looked up among what exists, so no path ever comes from outside. */
function createFinder({ tree, ids }: Omit<Parts, 'read'>) {
  const course = async (courseId: string): Promise<string> =>
    named(await tree.courses(), (name) => ids.course(name) === courseId);

  async function assignment(courseId: string, assignmentId: string): Promise<Assignment> {
    const inCourse = await course(courseId);
    const names = await tree.assignments(inCourse);
    const isIt = (name: string) =>
      ids.assignment({ course: inCourse, assignment: name }) === assignmentId;
    return { course: inCourse, assignment: named(names, isIt) };
  }

  async function file(fileId: string): Promise<Place> {
    const parts = ids.partsOf(fileId);
    if (parts === null) throw new Problem('not_found');
    const place = await assignment(parts.courseId, parts.assignmentId);
    const names = await tree.files(place.course, place.assignment);
    return {
      ...place,
      file: named(names, (name) => ids.file({ ...place, file: name }) === fileId),
    };
  }

  return { course, assignment, file };
}

/** The folder holds one folder for each class, and that one for each assignment. */
export function createClassroom({ tree, ids, read }: Parts): TeacherClassroom {
  const find = createFinder({ tree, ids });

  const courseOf = (name: string): Course => ({
    id: ids.course(name),
    name: name.normalize('NFC'),
    descriptionHeading: null,
    room: null,
    link: '',
  });

  const memberOf = (course: string, fullName: string): Member => ({
    id: ids.student(course, fullName),
    fullName,
    givenName: givenNameIn(fullName),
    photoUrl: null,
  });

  function handedIn(place: Assignment, student: string, files: readonly string[]): HandedIn {
    return {
      id: ids.submission(place, student),
      assignmentId: ids.assignment(place),
      studentId: ids.student(place.course, student),
      handIn: null,
      files: files.map((file) => ({
        id: ids.file({ ...place, file }),
        title: file.normalize('NFC'),
        link: '',
        kind: 'document',
      })),
    };
  }

  async function submissionsAt(place: Assignment): Promise<HandedIn[]> {
    const files = await tree.files(place.course, place.assignment);
    const byStudent = Map.groupBy(files, studentOf);
    return [...byStudent].map(([student, theirs]) => handedIn(place, student, theirs));
  }

  return {
    async courses(signal) {
      signal.throwIfAborted();
      return (await tree.courses()).map(courseOf);
    },
    async course(courseId, signal) {
      signal.throwIfAborted();
      return courseOf(await find.course(courseId));
    },
    async students(courseId, signal) {
      signal.throwIfAborted();
      const course = await find.course(courseId);
      const assignments = await tree.assignments(course);
      const files = await Promise.all(
        assignments.map((assignment) => unlessGone(tree.files(course, assignment))),
      );
      const names = new Set(files.flatMap((some) => some ?? []).map(studentOf));
      return [...names].map((name) => memberOf(course, name));
    },
    async teachers(courseId, signal) {
      signal.throwIfAborted();
      await find.course(courseId);
      return [];
    },
    async assignments(courseId, signal) {
      signal.throwIfAborted();
      const course = await find.course(courseId);
      const found = await Promise.all(
        (await tree.assignments(course)).map((name) =>
          unlessGone(
            tree.created(course, name).then((created) => ({
              id: ids.assignment({ course, assignment: name }),
              title: name.normalize('NFC'),
              description: '',
              created,
              link: '',
              materials: [],
              workFolderId: null,
            })),
          ),
        ),
      );
      return found.filter((one) => one !== null);
    },
    async submissions(courseId, assignmentId, signal) {
      signal.throwIfAborted();
      return submissionsAt(await find.assignment(courseId, assignmentId));
    },
    async allSubmissions(courseId, signal) {
      signal.throwIfAborted();
      const course = await find.course(courseId);
      const assignments = await tree.assignments(course);
      const all = await Promise.all(
        assignments.map((assignment) => unlessGone(submissionsAt({ course, assignment }))),
      );
      return all.flatMap((some) => some ?? []);
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
      const modified = await tree.modified(course, assignment, file);
      return {
        id: fileId,
        name: file.normalize('NFC'),
        kind: 'document',
        isPicked: false,
        canComment: false,
        modified,
      };
    },
    comments: null,
  };
}
