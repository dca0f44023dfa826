import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** The one list of her rubrics. Asked for on each visit: another tab may have changed it. */
export const rubricsQuery = queryOptions({
  queryKey: ['rubrics'],
  queryFn: ({ signal }) => call('rubrics', { signal }),
  staleTime: 0,
});
