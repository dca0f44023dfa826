import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { classroomOf } from './as-declared.ts';
import { ofEachClass } from './of-each-class.ts';
import type { Rosters } from './rosters.ts';

export async function listClassrooms(
  rosters: Rosters,
  caller: Caller,
  signal: AbortSignal,
): Promise<Classroom[]> {
  const { classroom } = caller;
  const found = await ofEachClass(classroom, signal, async (course, signal) => {
    const [students, teachers] = await Promise.all([
      classroom.students(course.id, signal),
      classroom.teachers(course.id, signal),
    ]);
    return { course, members: { students, teachers } };
  });
  for (const { course, members } of found) rosters.remember(caller, course.id, members);
  return found.map(({ course, members }) => classroomOf(course, members));
}
