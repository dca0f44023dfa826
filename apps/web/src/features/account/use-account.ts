import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAccount } from '../session/index.ts';

const LOOK_AGAIN_MS = 3_000;

const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount(signal),
  staleTime: 0,
  gcTime: 0,
});

/** Looks repeatedly until what she is waiting for is there. */
export function useAccountUntil(isThere: boolean): void {
  useQuery({ ...accountQuery, refetchInterval: !isThere && LOOK_AGAIN_MS });
}

/**
 * Refetches on each visit and whenever the window regains focus: she may have paid or canceled in
 * another tab.
 */
export function useAccount() {
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQuery,
    refetchOnWindowFocus: 'always',
  });
  return {
    /** Undefined until loaded; null where payment isn't possible. */
    paymentReference: data,
    problem: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
