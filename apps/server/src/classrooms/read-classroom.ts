import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import { classroomOf } from './as-declared.ts';
import { membersOf } from './class-members.ts';
import type { Rosters } from './rosters.ts';

export async function readClassroom(
  rosters: Rosters,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<Classroom> {
  const { classroom } = caller;
  const [course, members] = await allOrNone(signal, (signal) =>
    Promise.all([classroom.course(courseId, signal), membersOf(classroom, courseId, signal)]),
  );
  rosters.remember(caller, courseId, members);
  return classroomOf(course, members);
}
