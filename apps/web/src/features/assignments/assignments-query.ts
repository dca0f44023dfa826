import type { Assignment } from '@second-draft/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { assignmentsItem } from '../../lib/session.ts';

/** A class's assignments: kept in session storage, fetched anew when the teacher asks. */
export const assignmentsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['assignments', courseId],
    queryFn: async ({ signal }) => {
      const assignments = await call('assignments', { params: { courseId }, signal });
      assignmentsItem.set({ ...assignmentsItem.get(), [courseId]: assignments });
      return assignments;
    },
    initialData: () => assignmentsItem.get()?.[courseId],
  });

/** One assignment of a class, and how the fetching of it stands. */
export function useAssignment(courseId: string, id: string) {
  const { data, error, isPending } = useQuery(assignmentsQuery(courseId));
  const assignment: Assignment | null = data?.find((one) => one.id === id) ?? null;
  return { assignment, error, isPending };
}
