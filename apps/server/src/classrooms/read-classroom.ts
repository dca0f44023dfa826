import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { allOrNone } from '../google/index.ts';
import type { ClassroomServices } from './services.ts';

/** One class with its students and teachers. */
export async function readClassroom(
  { google, rosters }: ClassroomServices,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<Classroom> {
  const teacher = google.forTeacher(caller.googleToken);
  const [course, students, teachers] = await allOrNone(signal, (signal) =>
    Promise.all([
      teacher.course(courseId, signal),
      teacher.students(courseId, signal),
      teacher.teachers(courseId, signal),
    ]),
  );
  rosters.remember(caller, courseId, { students, teachers });
  return { ...course, students, teachers };
}
