import type { Classroom } from '@second-draft/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { classroomsItem } from '../../lib/state/session.ts';
import { useSessionItem } from '../../lib/state/session-item.ts';
import { changeProfile, saveProfile } from '../session/index.ts';
import { withStudentsOf } from './students.ts';

function keep(classrooms: Classroom[]): void {
  classroomsItem.set(classrooms);
  changeProfile((profile) => withStudentsOf(profile, classrooms));
  saveProfile().catch((error: unknown) => logProblem('Settings were not saved', error));
}

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

/** Asked for where the tab knows no classes, as when one is opened by its address. */
export const classroomQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['classroom', courseId],
    queryFn: ({ signal }) => call('classroom', { params: { courseId }, signal }),
  });

export function useClassroom(courseId: string): Classroom | null {
  const known = useSessionItem(classroomsItem)?.find(({ id }) => id === courseId);
  const { data } = useQuery({ ...classroomQuery(courseId), enabled: !known });
  return known ?? data ?? null;
}
