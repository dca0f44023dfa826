import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAccount } from '../session/index.ts';

const LOOK_AGAIN_MS = 3_000;
const LOOK_RARELY_MS = 30_000;

const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount(signal),
  staleTime: 0,
  gcTime: 0,
});

/** Looks repeatedly, less often once it takes long, until what she is waiting for is there. */
export function useAccountUntil(isThere: boolean, isLong: boolean): void {
  const interval = isLong ? LOOK_RARELY_MS : LOOK_AGAIN_MS;
  useQuery({ ...accountQuery, refetchInterval: !isThere && interval });
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
