import type { UploadedRubric } from '@second-draft/contract';
import { call, mayPass } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { rubricsQuery } from './rubrics-query.ts';

interface Upload {
  file: File;
  title: string;
}

/** Its answer was lost: the server may have kept the file. */
interface Lost extends Upload {
  /** Ids of the rubrics that were there before. */
  before: ReadonlySet<string>;
}

function upload({ file, title }: Upload): Promise<UploadedRubric> {
  const body = new FormData();
  body.append('title', title);
  body.append('pdf', file);
  return call('uploadRubric', { body });
}

async function arrived({ title, before }: Lost): Promise<UploadedRubric | undefined> {
  const now = await queryClient.fetchQuery(rubricsQuery);
  return now.find(({ _id: id, metadata }) => !before.has(id) && metadata.title === title);
}

const renamed = ({ _id }: UploadedRubric, newTitle: string): Promise<UploadedRubric> =>
  call('renameRubric', { body: { _id, newTitle } });

/** @returns what uploads a file; where the answer is lost, it looks in the list before it does so again */
export function createUploadOnce(): (toUpload: Upload) => Promise<UploadedRubric> {
  let lost: Lost | null = null;

  return async (toUpload) => {
    const { file, title } = toUpload;
    const found = lost?.file === file ? await arrived(lost) : undefined;
    lost = null;
    if (found) return found.metadata.title === title ? found : renamed(found, title);
    const known = queryClient.getQueryData(rubricsQuery.queryKey) ?? [];
    try {
      return await upload(toUpload);
    } catch (error) {
      if (!mayPass(error)) throw error;
      lost = { ...toUpload, before: new Set(known.map(({ _id: id }) => id)) };
      const kept = await arrived(lost).catch(() => undefined);
      if (!kept) throw error;
      return kept;
    }
  };
}
