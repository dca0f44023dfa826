import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/index.ts';
import { queryClient } from '../state/query-client.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', { signal }),
  retry: 3,
});

export const useClientConfig = () => useQuery(configQuery).data;

/** Until it is there, or couldn't be had at once. */
export function useIsConfigPending(): boolean {
  const { data, failureCount } = useQuery(configQuery);
  return !data && !failureCount;
}

export const clientConfig = () => queryClient.fetchQuery(configQuery);
