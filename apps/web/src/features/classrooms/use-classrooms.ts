import { useQuery } from '@tanstack/react-query';
import { classroomsQuery } from './classrooms-query.ts';

export function useClassrooms() {
  const { data: classrooms, error, isFetching, refetch } = useQuery(classroomsQuery);
  return {
    classrooms,
    problem: isFetching ? null : error,
    isFetching,
    refresh: () => void refetch(),
  };
}
