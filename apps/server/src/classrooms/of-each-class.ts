import { Problem } from '../problems/index.ts';
import { allOrNone, type GoogleCourse, type TeacherGoogle } from '../google/index.ts';

/** Null for a class that went away, or was taken from the teacher, since it was listed. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

/** Reads something of each of the teacher's active classes at once, in Google's order. */
export function ofEachClass<T>(
  teacher: TeacherGoogle,
  signal: AbortSignal,
  read: (course: GoogleCourse, signal: AbortSignal) => Promise<T>,
): Promise<T[]> {
  return allOrNone(signal, async (signal) => {
    const courses = await teacher.courses(signal);
    const readings = courses.map((course) => unlessGone(read(course, signal)));
    return (await Promise.all(readings)).filter((reading) => reading !== null);
  });
}
