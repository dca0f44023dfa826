import type { Classroom } from '@second-draft/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { classroomsItem } from '../../lib/session.ts';
import { useSessionItem } from '../../lib/session-item.ts';

/** The teacher's classes: kept in session storage, fetched anew when she asks. */
export const classroomsQuery = queryOptions({
  queryKey: ['classrooms'],
  queryFn: async ({ signal }) => {
    const classrooms = await call('classrooms', { signal });
    classroomsItem.set(classrooms);
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
