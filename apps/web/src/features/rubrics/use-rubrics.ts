import { errors, limits, messages, type UploadedRubric } from '@second-draft/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { changeProfile, saveProfile } from '../session/index.ts';

export interface Rubric {
  id: string;
  title: string;
}

const rubricOf = ({ _id: id, metadata: { title } }: UploadedRubric): Rubric => ({ id, title });

const queryKey = ['uploaded rubrics'];

const keep = (change: (rubrics: Rubric[]) => Rubric[]) =>
  queryClient.setQueryData<Rubric[]>(queryKey, (known = []) => change(known));

/** The assignment page loads rubrics only with this setting on. */
function turnRubricsOn(): void {
  changeProfile((profile) => ({ ...profile, settings: { ...profile.settings, rubrics: true } }));
  saveProfile().catch((error: unknown) => logProblem('Settings were not saved', error));
}

export function uploadProblem(error: Error): string {
  if (!(error instanceof ApiError)) return messages.rubrics.uploadBroke;
  if (error.status === 401) return messages.rubrics.unauthorized;
  if (error.code === 'unreachable') return messages.rubrics.uploadBroke;
  if (error.code === 'premium_required') return messages.rubrics.premium;
  return error.code.startsWith('rubric_') ? error.message : messages.rubrics.uploadFailed;
}

async function upload({ file, title }: { file: File; title: string }): Promise<Rubric> {
  const body = new FormData();
  body.append('title', title);
  body.append('pdf', file);
  return rubricOf(await call('uploadRubric', { body }));
}

export function useRubrics() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('rubrics', { signal })).map(rubricOf),
  });
  const uploading = useMutation({
    mutationFn: upload,
    onSuccess: (rubric) => {
      keep((known) => [...known, rubric]);
      turnRubricsOn();
    },
  });
  const renaming = useMutation({
    mutationFn: async ({ id, title }: Rubric) =>
      rubricOf(await call('renameRubric', { body: { _id: id, newTitle: title } })),
    onSuccess: (rubric) =>
      keep((known) => known.map((one) => (one.id === rubric.id ? rubric : one))),
  });
  const removing = useMutation({
    mutationFn: (id: string) => call('removeRubric', { params: { id } }),
    onSuccess: (_, id) => keep((known) => known.filter((one) => one.id !== id)),
  });
  return {
    rubrics: data,
    problem: isFetching ? null : error,
    refetch,
    uploading,
    renaming,
    removing,
  };
}

export const limitProblem = (count: number): string | null =>
  count >= limits.rubricsMax ? errors.rubric_limit.message : null;
