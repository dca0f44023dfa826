import { limits, rubricMessages, type UploadedRubric } from '@second-draft/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, LONGEST_CHANGE_MS } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { focusBeside } from '../../ui/focus-beside.ts';
import { changeProfile, saveProfile } from '../session/index.ts';
import { rubricsQuery } from './rubrics-query.ts';
import { createUploadOnce } from './upload-once.ts';

export interface Rubric {
  id: string;
  title: string;
  isLong: boolean;
}

export interface Removal {
  rubric: Rubric;
  /** Where it is shown. */
  row: Element | null;
}

const idOf = ({ _id: id }: UploadedRubric) => id;

const rubricOf = (uploaded: UploadedRubric): Rubric => ({
  id: idOf(uploaded),
  title: uploaded.metadata.title,
  isLong: uploaded.isLong ?? false,
});

const toRubrics = (uploaded: readonly UploadedRubric[]): Rubric[] => uploaded.map(rubricOf);

async function keep(change: (rubrics: UploadedRubric[]) => UploadedRubric[]): Promise<void> {
  // An answer under way may not know of the change.
  await queryClient.cancelQueries(rubricsQuery);
  queryClient.setQueryData(rubricsQuery.queryKey, (known = []) => change(known));
}

const keepWithout = (id: string): Promise<void> =>
  keep((known) => known.filter((one) => idOf(one) !== id));

/** Another tab may have removed it. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** The assignment page loads rubrics only with this setting on. */
function turnRubricsOn(): void {
  changeProfile((profile) => ({ ...profile, settings: { ...profile.settings, rubrics: true } }));
  saveProfile().catch((error: unknown) => logProblem('Settings were not saved', error));
}

export function uploadProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return rubricMessages.uploadBroke;
  if (error.status === 401) return rubricMessages.unauthorized;
  if (error.code === 'unreachable') return rubricMessages.uploadBroke;
  if (error.code === 'premium_required') return rubricMessages.premium;
  return error.code.startsWith('rubric_') ? error.message : rubricMessages.uploadFailed;
}

/** It is there, or still in the question, which leads back there. */
function isWhereFocusGoes(row: Element | null): boolean {
  const held = document.activeElement ?? document.body;
  const isInQuestion = held.closest('[role="dialog"]') !== null;
  return held === document.body || isInQuestion || row?.contains(held) === true;
}

export function useRubrics() {
  const { data, error, isFetching, refetch } = useQuery({ ...rubricsQuery, select: toRubrics });
  const [uploadOnce] = useState(createUploadOnce);
  const uploading = useMutation({
    mutationFn: uploadOnce,
    onSuccess: async (rubric) => {
      await keep((known) => [...known.filter((one) => idOf(one) !== idOf(rubric)), rubric]);
      turnRubricsOn();
    },
  });
  const renaming = useMutation({
    mutationFn: ({ id, title }: Rubric) =>
      call('renameRubric', {
        body: { _id: id, newTitle: title },
        signal: AbortSignal.timeout(LONGEST_CHANGE_MS),
      }).catch(async (error: unknown) => {
        if (isGone(error)) await keepWithout(id);
        throw error;
      }),
    onSuccess: (renamed) =>
      keep((known) => known.map((one) => (idOf(one) === idOf(renamed) ? renamed : one))),
  });
  const removing = useMutation({
    mutationFn: ({ rubric: { id } }: Removal) =>
      call('removeRubric', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, { rubric, row }) => {
      if (isWhereFocusGoes(row)) focusBeside(row);
      return keepWithout(rubric.id);
    },
  });
  return {
    rubrics: data,
    // The list is looked in after an upload that failed too, which is told by itself.
    problem: isFetching || data ? null : error,
    refetch,
    uploading,
    renaming,
    removing,
  };
}

export const limitProblem = (count: number): string | null =>
  count >= limits.rubricsMax ? rubricMessages.limit : null;
