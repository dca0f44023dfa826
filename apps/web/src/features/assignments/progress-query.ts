import type { AssignmentProgress } from '@second-draft/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { counted } from '../../lib/words/counted.ts';

/** Not cached: each visit shows how far the class is now. A failure leaves the rows without it. */
export const progressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['progress', courseId],
    queryFn: ({ signal }) => call('progress', { params: { courseId }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });

/** ‘18 of 26 handed in · 12 with feedback · 9 posted · 4 changed since’: whichever apply. */
export function progressWords(
  progress: AssignmentProgress | undefined,
  changedSince: number = 0,
): string {
  if (progress === undefined) return 'No documents yet';
  const { withDocuments, handedIn, withFeedback, posted } = progress;
  const parts = [
    handedIn === null
      ? counted(withDocuments, 'document')
      : `${handedIn} of ${withDocuments} handed in`,
    ...(withFeedback > 0 ? [`${withFeedback} with feedback`] : []),
    ...(posted > 0 ? [`${posted} posted`] : []),
    ...(changedSince > 0 ? [`${changedSince} changed since`] : []),
  ];
  return parts.join(' · ');
}
