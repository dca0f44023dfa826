import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';

/** Not cached: each visit shows the students' current work. */
export const submissionsQuery = (courseId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['submissions', courseId, assignmentId],
    queryFn: ({ signal }) =>
      call('submissions', { params: { courseId, id: assignmentId }, signal }),
    refetchOnReconnect: false,
    gcTime: 0,
    staleTime: 0,
  });

/** Starts the request while the screen that shows it still loads. */
export const askForSubmissions = (courseId: string, assignmentId: string): void =>
  void queryClient.prefetchQuery(submissionsQuery(courseId, assignmentId));
