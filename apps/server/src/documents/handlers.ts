import type { Handlers } from '../api/index.ts';
import { createSharedReads } from '../scheduling/index.ts';
import { accessTo } from './access-to.ts';
import { readDocuments } from './read-documents.ts';
import { createTextReader } from './read-text.ts';

type DocumentHandlers = Pick<Handlers, 'document' | 'slides' | 'documents' | 'file'>;

export function documentHandlers(): DocumentHandlers {
  const readText = createTextReader(createSharedReads());
  return {
    document: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'document', signal)).text,
    slides: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'presentation', signal)).text,
    documents: ({ caller, body, signal }) => readDocuments(readText, caller, body.files, signal),
    async file({ caller, params, signal }) {
      const file = await caller.classroom.file(params.fileId, signal);
      return { id: file.id, name: file.name, kind: file.kind, ...accessTo(file) };
    },
  };
}
