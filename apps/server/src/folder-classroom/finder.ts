import { Problem } from '../problems/index.ts';
import type { ClassFolder } from './class-folder.ts';
import type { AssignmentPlace, Place } from './ids.ts';

/** @throws Problem('not_found') */
function named(names: readonly string[], isIt: (name: string) => boolean): string {
  const name = names.find(isIt);
  if (name === undefined) throw new Problem('not_found');
  return name;
}

/** Each throws Problem('not_found'). */
export interface Finder {
  course(courseId: string): Promise<string>;
  assignment(courseId: string, assignmentId: string): Promise<AssignmentPlace>;
  file(fileId: string): Promise<Place>;
}

/** Ids are looked up among what exists, so no path ever comes from outside. */
export function createFinder({ tree, ids }: ClassFolder): Finder {
  const course = async (courseId: string): Promise<string> =>
    named(await tree.courses(), (name) => ids.course(name) === courseId);

  async function assignment(courseId: string, assignmentId: string): Promise<AssignmentPlace> {
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
