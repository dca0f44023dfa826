import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';

/** Not cached: each visit shows the present state. If it fails, the cards leave it out. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => call('waiting', { signal }),
  retry: false,
  gcTime: 0,
  staleTime: 0,
});

/** Looks at each commented document of the class, so it comes after what is known without looking. */
export const changedSinceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['changedSince', courseId],
    queryFn: ({ signal }) => call('changedSince', { params: { courseId }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
