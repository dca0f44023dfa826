import { useQuery } from '@tanstack/react-query';
import { readAccount } from '../session/index.ts';

/**
 * Reads the account anew on each visit, and when the teacher comes back from another tab: she may
 * have paid or canceled there.
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
    /** Undefined until it is known; null where nobody can pay. */
    paymentReference: data,
    problem: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
