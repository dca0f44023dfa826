import { messages, type LessonGroup } from '@second-draft/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, coalesced } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/tell-failed.ts';
import type { AssignmentPlace } from '../../assignment/index.ts';

interface Kept {
  groups: LessonGroup[] | null;
}

/**
 * The groups that the teacher keeps on the server; those suggested, until she changes one.
 * Undefined until loaded.
 */
export function useGroups({ courseId, assignmentId }: AssignmentPlace, suggested: LessonGroup[]) {
  const params = { courseId, id: assignmentId };
  const queryKey = ['groups', courseId, assignmentId];
  const client = useQueryClient();
  const [before, setBefore] = useState<LessonGroup[] | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('groups', { params, signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const [save] = useState(() =>
    coalesced(async (signal) => {
      const groups = client.getQueryData<Kept>(queryKey)?.groups;
      if (groups) await call('saveGroups', { params, body: { groups }, signal, keepalive: true });
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (problem) => tellFailed(messages.groups.notSaved, problem),
  });
  const groups = data && (data.groups ?? suggested);
  const keep = (changed: LessonGroup[]) => {
    client.setQueryData<Kept>(queryKey, { groups: changed });
    mutate();
  };
  return {
    groups,
    isSuggested: data?.groups === null,
    problem: isFetching ? null : error,
    retry: () => void refetch(),
    isSaving: isPending,
    change: (changed: LessonGroup[]) => {
      setBefore(groups ?? null);
      keep(changed);
    },
    undo:
      before &&
      (() => {
        setBefore(null);
        keep(before);
      }),
  };
}
