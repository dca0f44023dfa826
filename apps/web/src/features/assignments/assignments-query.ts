import type { Assignment } from '@second-draft/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { assignmentsItem } from '../../lib/state/session.ts';

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

export function useAssignment(courseId: string, id: string) {
  const { data, error, isPending } = useQuery(assignmentsQuery(courseId));
  const assignment: Assignment | null = data?.find((one) => one.id === id) ?? null;
  return { assignment, error, isPending };
}
