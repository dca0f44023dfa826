import { useQuery } from '@tanstack/react-query';
import { useNotFound } from '../../lib/navigation/use-not-found.ts';
import { assignmentsQuery } from './assignments-query.ts';

export function useAssignments(courseId: string) {
  const { data: assignments, error, isFetching, refetch } = useQuery(assignmentsQuery(courseId));
  const isMissing = useNotFound(error);
  return {
    assignments,
    problem: isFetching || isMissing ? null : error,
    isFetching,
    refresh: () => void refetch(),
  };
}
