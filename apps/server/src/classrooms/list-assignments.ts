import type { Assignment } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import type { GoogleCourseWork } from '../google/index.ts';
import type { ClassroomServices } from './services.ts';

/** Questions are answered in Classroom itself: nothing is written in a document. */
const isQuestion = ({ workType }: GoogleCourseWork) => workType.endsWith('_QUESTION');

const created = ({ creationTime }: Assignment) => Date.parse(creationTime) || 0;

function toAssignment({ workType: _workType, materials, ...work }: GoogleCourseWork): Assignment {
  return { ...work, materials: materials.map((driveFile) => ({ driveFile })) };
}

/** The published assignments of a class, newest first. */
export async function listAssignments(
  { google }: Pick<ClassroomServices, 'google'>,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<Assignment[]> {
  const work = await google.forTeacher(caller.googleToken).courseWork(courseId, signal);
  return work
    .filter((one) => !isQuestion(one))
    .map(toAssignment)
    .toSorted((a, b) => created(b) - created(a));
}
