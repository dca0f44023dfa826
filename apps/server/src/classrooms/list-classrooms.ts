import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { ofEachClass } from './of-each-class.ts';
import type { ClassroomServices } from './services.ts';

/** The active classes that the teacher teaches, each with its students and teachers. */
export async function listClassrooms(
  { google, rosters }: ClassroomServices,
  caller: Caller,
  signal: AbortSignal,
): Promise<Classroom[]> {
  const teacher = google.forTeacher(caller.googleToken);
  const classrooms = await ofEachClass(teacher, signal, async (course, signal) => {
    const [students, teachers] = await Promise.all([
      teacher.students(course.id, signal),
      teacher.teachers(course.id, signal),
    ]);
    return { ...course, students, teachers };
  });
  for (const { id, ...members } of classrooms) rosters.remember(caller, id, members);
  return classrooms;
}
