import { createHmac } from 'node:crypto';

/** 128 bits of a hash, in base64url. */
const LENGTH = 22;

export interface Place {
  course: string;
  assignment: string;
  file: string;
}

export type AssignmentPlace = Omit<Place, 'file'>;

/**
 * Ids go into addresses, which must not show students' names. Keyed, so that nobody can guess a
 * name's id without the secret.
 */
export interface Ids {
  course(course: string): string;
  assignment(place: AssignmentPlace): string;
  /** Contains the ids of its class and assignment, see `partsOf`. */
  file(place: Place): string;
  /** Null for what is no file's id. */
  partsOf(fileId: string): { courseId: string; assignmentId: string } | null;
  /** Digits only, as the contract requires; the same in all assignments of a class. */
  student(course: string, name: string): string;
  submission(place: AssignmentPlace, name: string): string;
}

export function createIds(secret: Buffer): Ids {
  const hash = (...names: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(names)).digest();
  const idOf = (...names: readonly string[]) =>
    hash(...names)
      .toString('base64url')
      .slice(0, LENGTH);

  const course: Ids['course'] = (name) => idOf('course', name);
  const assignment: Ids['assignment'] = (place) =>
    idOf('assignment', place.course, place.assignment);
  return {
    course,
    assignment,
    file: (place) =>
      course(place.course) +
      assignment(place) +
      idOf('file', place.course, place.assignment, place.file),
    partsOf(fileId) {
      if (fileId.length !== 3 * LENGTH) return null;
      return { courseId: fileId.slice(0, LENGTH), assignmentId: fileId.slice(LENGTH, 2 * LENGTH) };
    },
    student: (courseName, name) =>
      BigInt(`0x${hash('student', courseName, name).toString('hex', 0, 12)}`).toString(),
    submission: (place, name) => idOf('submission', place.course, place.assignment, name),
  };
}
