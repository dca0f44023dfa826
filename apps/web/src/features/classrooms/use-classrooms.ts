import { useQuery } from '@tanstack/react-query';
import { classroomsQuery } from './classrooms-query.ts';

/** @param mayAsk false asks for none: a refusal would lead to the account */
export function useClassrooms(mayAsk = true) {
  const query = useQuery({ ...classroomsQuery, enabled: mayAsk });
  const { data: classrooms, error, isFetching, refetch } = query;
  return {
    classrooms,
    problem: isFetching ? null : error,
    isFetching,
    refresh: () => void refetch(),
  };
}
