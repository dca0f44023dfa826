import type { HandedIn, Member, SetAssignment } from '../classroom-service/index.ts';
import { unlessGone } from '../problems/index.ts';
import { asAssignment, asHandedIn, asMember } from './as-entities.ts';
import type { ClassFolder } from './class-folder.ts';
import type { AssignmentPlace } from './ids.ts';
import { studentOf } from './student-file.ts';

/** Leaves out assignments that go while they are read. */
async function ofEachAssignment<T>(
  { tree }: ClassFolder,
  course: string,
  read: (place: AssignmentPlace) => Promise<T>,
): Promise<T[]> {
  const assignments = await tree.assignments(course);
  const all = await Promise.all(
    assignments.map((assignment) => unlessGone(read({ course, assignment }))),
  );
  return all.filter((one) => one !== null);
}

export async function studentsIn(folder: ClassFolder, course: string): Promise<Member[]> {
  const files = await ofEachAssignment(folder, course, ({ assignment }) =>
    folder.tree.files(course, assignment),
  );
  const names = new Set(files.flat().map(studentOf));
  return [...names].map((name) => asMember(folder.ids, course, name));
}

export const assignmentsIn = (folder: ClassFolder, course: string): Promise<SetAssignment[]> =>
  ofEachAssignment(folder, course, async (place) =>
    asAssignment(folder.ids, place, await folder.tree.created(course, place.assignment)),
  );

export async function submissionsAt(
  { tree, ids }: ClassFolder,
  place: AssignmentPlace,
): Promise<HandedIn[]> {
  const files = await tree.files(place.course, place.assignment);
  const byStudent = Map.groupBy(files, studentOf);
  return [...byStudent].map(([student, theirs]) => asHandedIn(ids, place, student, theirs));
}

export async function submissionsIn(folder: ClassFolder, course: string): Promise<HandedIn[]> {
  const all = await ofEachAssignment(folder, course, (place) => submissionsAt(folder, place));
  return all.flat();
}
