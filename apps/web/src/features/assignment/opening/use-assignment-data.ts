import type { RubricCriterion, UploadedRubric } from '@second-draft/contract';
import { focusManager, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, coalesced, mayPass } from '../../../lib/api/index.ts';
import { listenToTabs } from '../../../lib/browser/tab-news.ts';
import { rubricsQuery } from '../../rubrics/index.ts';
import { inPaths, type AssignmentPlace } from '../actions/assignment-place.ts';
import { draftNews } from '../drafts/draft-news.ts';

const noCriteria: readonly RubricCriterion[] = [];
const noRubrics: readonly UploadedRubric[] = [];

/** An answer without any is what was shown until it came: nothing is drawn anew for it. */
const anyOf = <T>(found: readonly T[] | undefined, none: readonly T[]): readonly T[] =>
  found === undefined || found.length === 0 ? none : found;

/** Empty until loaded. */
export function useCriteria(place: AssignmentPlace) {
  const { data } = useQuery({
    queryKey: ['classroomRubric', place.courseId, place.assignmentId],
    queryFn: ({ signal }) => call('classroomRubric', { params: inPaths(place), signal }),
  });
  return anyOf(data, noCriteria);
}

/** Fetched again when the teacher comes back to this tab: another may have changed them. */
export function useUploadedRubrics(isOn: boolean) {
  const { data } = useQuery({ ...rubricsQuery, enabled: isOn, refetchOnWindowFocus: true });
  return anyOf(isOn ? data : undefined, noRubrics);
}

/** Another tab or device may have changed them when the teacher comes back to this tab. */
export function useFreshCategories(): void {
  useEffect(
    () =>
      focusManager.subscribe((isBack) => {
        if (isBack) void import('../../categories/index.ts').then((part) => part.takeInFresh());
      }),
    [],
  );
}

/**
 * Undefined until loaded: without them, a class whose feedback is written looks as if it had none,
 * so they are asked for until they come. Fetched again when another tab saves a draft, and when the
 * teacher comes back to this one.
 * @param whose `'all'` fetches them also when this tab saves one
 */
export function useServerDrafts(place: AssignmentPlace, whose: 'others' | 'all' = 'others') {
  const { courseId, assignmentId } = place;
  const { data, failureReason, refetch } = useQuery({
    queryKey: ['drafts', courseId, assignmentId],
    queryFn: ({ signal }) => call('drafts', { params: inPaths(place), signal }),
    retry: (_, error) => mayPass(error),
    refetchOnReconnect: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // A comment is posted, and its answer lost with the connection.
    meta: { mayChangeUnnoticed: true },
  });
  useEffect(() => {
    // One at a time: feedback for a class is saved in quick succession.
    const fetchAgain = coalesced(async () => void (await refetch()));
    return listenToTabs(draftNews(place), whose, () => void fetchAgain());
  }, [place, whose, refetch]);
  return { drafts: data, problem: data ? null : failureReason };
}
