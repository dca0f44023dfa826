import { unlessGone } from '../problems/index.ts';
import type { Course, TeacherClassroom } from '../classroom-service/index.ts';
import { allOrNone } from '../scheduling/index.ts';

/** Reads all active classes at once; the results keep the service's order. */
export function ofEachClass<T>(
  classroom: Pick<TeacherClassroom, 'courses'>,
  signal: AbortSignal,
  read: (course: Course, signal: AbortSignal) => Promise<T>,
): Promise<T[]> {
  return allOrNone(signal, async (signal) => {
    const courses = await classroom.courses(signal);
    const readings = courses.map((course) => unlessGone(read(course, signal)));
    return (await Promise.all(readings)).filter((reading) => reading !== null);
  });
}
