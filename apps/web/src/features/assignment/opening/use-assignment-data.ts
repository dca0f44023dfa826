import type { Draft, RubricCriterion, UploadedRubric } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/index.ts';
import type { AssignmentPlace } from '../actions/feedback-request.ts';
import { listenToOtherTabs } from '../drafts/other-tabs.ts';

const noCriteria: readonly RubricCriterion[] = [];
const noRubrics: readonly UploadedRubric[] = [];

/** The criteria of the assignment's rubric in Classroom; none until they have come. */
export function useCriteria({ courseId, assignmentId }: AssignmentPlace) {
  const { data } = useQuery({
    queryKey: ['classroomRubric', courseId, assignmentId],
    queryFn: ({ signal }) =>
      call('classroomRubric', { params: { courseId, id: assignmentId }, signal }),
  });
  return data ?? noCriteria;
}

/** The teacher's uploaded rubrics, where she uses them. */
export function useUploadedRubrics(isOn: boolean) {
  const { data } = useQuery({
    queryKey: ['rubrics'],
    queryFn: ({ signal }) => call('rubrics', { signal }),
    enabled: isOn,
  });
  return isOn ? (data ?? noRubrics) : noRubrics;
}

/**
 * The drafts that the server keeps of this assignment; undefined until they have come. They are
 * asked for again when another tab has changed one, and whenever the teacher comes back to this one.
 */
export function useServerDrafts(place: AssignmentPlace): readonly Draft[] | undefined {
  const { courseId, assignmentId } = place;
  const { data, refetch } = useQuery({
    queryKey: ['drafts', courseId, assignmentId],
    queryFn: ({ signal }) => call('drafts', { params: { courseId, id: assignmentId }, signal }),
    refetchOnReconnect: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => listenToOtherTabs(place, () => void refetch()), [place, refetch]);
  return data;
}
