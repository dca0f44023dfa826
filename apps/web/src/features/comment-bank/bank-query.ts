import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** Asked for on each use: another tab may have changed it. */
export const bankQuery = queryOptions({
  queryKey: ['comment bank'],
  queryFn: ({ signal }) => call('commentBank', { signal }),
  staleTime: 0,
});
