import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api/index.ts';
import { queryClient } from './query-client.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', { signal }),
  retry: 3,
});

export const useClientConfig = () => useQuery(configQuery).data;

export const clientConfig = () => queryClient.fetchQuery(configQuery);
