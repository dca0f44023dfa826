import { useQuery } from '@tanstack/react-query';
import { assignmentsQuery } from './assignments-query.ts';

/**
 * Null until they are known, and for an assignment or a class that is gone.
 * @param courseId null asks for none
 */
export function useAssignmentTitles(courseId: string | null) {
  const { data = [] } = useQuery({
    ...assignmentsQuery(courseId ?? ''),
    enabled: courseId !== null,
  });
  return (id: string | null): string | null => data.find((one) => one.id === id)?.title ?? null;
}
