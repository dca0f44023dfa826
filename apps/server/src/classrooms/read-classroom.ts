import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import { classroomOf } from './as-declared.ts';
import type { Rosters } from './rosters.ts';

export async function readClassroom(
  rosters: Rosters,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<Classroom> {
  const { classroom } = caller;
  const [course, students, teachers] = await allOrNone(signal, (signal) =>
    Promise.all([
      classroom.course(courseId, signal),
      classroom.students(courseId, signal),
      classroom.teachers(courseId, signal),
    ]),
  );
  rosters.remember(caller, courseId, { students, teachers });
  return classroomOf(course, { students, teachers });
}
