import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** Not cached: another tab may have changed it, and a form is filled in once. */
export const voiceQuery = queryOptions({
  queryKey: ['how I write'],
  queryFn: ({ signal }) => call('voice', { signal }),
  gcTime: 0,
  staleTime: 0,
});
