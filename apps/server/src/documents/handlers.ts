import type { Handlers } from '../api/index.ts';
import { createSharedReads, type Google } from '../google/index.ts';
import { readDocuments } from './read-documents.ts';
import { readFileInfo } from './read-file-info.ts';
import { createTextReader } from './read-text.ts';

interface DocumentServices {
  google: Pick<Google, 'forTeacher'>;
}

type DocumentHandlers = Pick<Handlers, 'document' | 'slides' | 'documents' | 'file'>;

/** Students' files: their texts, and whether they may be commented on. */
export function documentHandlers({ google }: DocumentServices): DocumentHandlers {
  const readText = createTextReader(google, createSharedReads());
  return {
    document: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'document', signal)).text,
    slides: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'presentation', signal)).text,
    documents: ({ caller, body, signal }) =>
      readDocuments({ google, readText }, caller, body.files, signal),
    file: ({ caller, params, signal }) => readFileInfo(google, caller, params.fileId, signal),
  };
}
