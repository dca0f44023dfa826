import type { Handlers } from '../api/index.ts';
import { createSharedReads } from '../scheduling/index.ts';
import { accessTo } from './access-to.ts';
import { orUnreadable } from './or-unreadable.ts';
import { readDocuments } from './read-documents.ts';
import { createTextReader } from './read-text.ts';

type DocumentHandlers = Pick<Handlers, 'document' | 'slides' | 'documents' | 'file'>;

export function documentHandlers(): DocumentHandlers {
  const readText = createTextReader(createSharedReads());
  return {
    document: async ({ caller, params, signal, log }) =>
      (await orUnreadable(readText(caller, params.docId, 'document', signal), signal, log)).text,
    slides: async ({ caller, params, signal, log }) =>
      (await orUnreadable(readText(caller, params.docId, 'presentation', signal), signal, log))
        .text,
    documents: ({ caller, body, signal, log }) =>
      readDocuments(readText, caller, body.files, { signal, log }),
    async file({ caller, params, signal }) {
      const file = await caller.classroom.file(params.fileId, signal);
      return { id: file.id, name: file.name, kind: file.kind, ...accessTo(file) };
    },
  };
}
