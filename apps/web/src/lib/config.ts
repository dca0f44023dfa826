import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api/index.ts';
import { queryClient } from './query-client.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', { signal }),
  retry: 3,
});

/** What this installation told the browser of itself; undefined until it has. */
export const useClientConfig = () => useQuery(configQuery).data;

/** The same, for whoever has to wait for it. */
export const clientConfig = () => queryClient.fetchQuery(configQuery);
