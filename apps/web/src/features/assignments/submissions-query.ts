import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The submissions of an assignment: each visit sees the students' work as it is then. */
export const submissionsQuery = (courseId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['submissions', courseId, assignmentId],
    queryFn: ({ signal }) =>
      call('submissions', { params: { courseId, id: assignmentId }, signal }),
    refetchOnReconnect: false,
    gcTime: 0,
    staleTime: 0,
  });

/** Asks for them while the screen that shows them is still on its way. */
export const askForSubmissions = (courseId: string, assignmentId: string): void =>
  void queryClient.prefetchQuery(submissionsQuery(courseId, assignmentId));
