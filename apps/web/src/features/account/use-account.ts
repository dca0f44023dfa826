import { useQuery } from '@tanstack/react-query';
import { readAccount } from '../session/index.ts';

/**
 * Refetches on each visit and whenever the window regains focus: she may have paid or canceled in
 * another tab.
 */
export function useAccount() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => readAccount(signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    /** Undefined until loaded; null where payment isn't possible. */
    paymentReference: data,
    problem: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
