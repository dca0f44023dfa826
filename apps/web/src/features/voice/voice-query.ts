import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** Asked for on each use: another tab may have changed it. */
export const voiceQuery = queryOptions({
  queryKey: ['how I write'],
  queryFn: ({ signal }) => call('voice', { signal }),
  staleTime: 0,
});
