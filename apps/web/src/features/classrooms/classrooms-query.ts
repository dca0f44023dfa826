import type { Classroom } from '@second-draft/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { classroomsItem } from '../../lib/session.ts';
import { useSessionItem } from '../../lib/session-item.ts';
import { changeProfile, saveProfile } from '../session/index.ts';
import { withStudentsOf } from './students.ts';

/** Keeps the classes for this session, and their students with the teacher's settings. */
function keep(classrooms: Classroom[]): void {
  classroomsItem.set(classrooms);
  changeProfile((profile) => withStudentsOf(profile, classrooms));
  saveProfile().catch((error: unknown) => logProblem('Settings were not saved', error));
}

/** The teacher's classes: kept in session storage, fetched anew when she asks. */
export const classroomsQuery = queryOptions({
  queryKey: ['classrooms'],
  queryFn: async ({ signal }) => {
    const classrooms = await call('classrooms', { signal }).catch((error: unknown) => {
      logProblem('Classrooms were not fetched', error);
      throw error;
    });
    keep(classrooms);
    return classrooms;
  },
  initialData: () => classroomsItem.get() ?? undefined,
});

/** One class: from session storage, or fetched by itself when it is not there. */
export function useClassroom(courseId: string): Classroom | null {
  const known = useSessionItem(classroomsItem)?.find(({ id }) => id === courseId);
  const { data } = useQuery({
    queryKey: ['classroom', courseId],
    queryFn: ({ signal }) => call('classroom', { params: { courseId }, signal }),
    enabled: !known,
  });
  return known ?? data ?? null;
}
