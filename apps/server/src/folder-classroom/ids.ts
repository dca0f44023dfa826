import { createHmac } from 'node:crypto';

/** Of a hash, in base64url: 128 bits. */
const LENGTH = 22;

/** The names by which a file is found in the folder. */
export interface Place {
  course: string;
  assignment: string;
  file: string;
}

/**
 * Ids that stand for names of folders, files and students. Names of students must not be in
 * addresses, nor be guessed from what is: without the secret, nobody can tell whose an id is.
 */
export interface Ids {
  course(course: string): string;
  assignment(place: Omit<Place, 'file'>): string;
  /** Of a file, made up of what finds its class and its assignment too. */
  file(place: Place): string;
  /** What the parts of a file's id stand for; null for what is no such id. */
  partsOf(fileId: string): { courseId: string; assignmentId: string } | null;
  /** Digits alone, as the contract has it; one student's in all assignments of a class. */
  student(course: string, name: string): string;
  submission(place: Omit<Place, 'file'>, name: string): string;
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
