import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** Not cached: each visit shows what waits now. A failure leaves the cards without it. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => call('waiting', { signal }),
  retry: false,
  gcTime: 0,
  staleTime: 0,
});
