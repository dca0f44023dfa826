import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { Consents } from '../privacy/index.ts';
import { createSharedReads } from '../scheduling/index.ts';
import { readDocuments } from './read-documents.ts';
import { createTextReader } from './read-text.ts';

type DocumentHandlers = Pick<Handlers, 'document' | 'slides' | 'documents' | 'file' | 'comment'>;

/** Students' files: their texts, whether they may be commented on, and comments on them. */
export function documentHandlers({ consents }: { consents: Consents }): DocumentHandlers {
  const readText = createTextReader(createSharedReads());
  return {
    document: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'document', signal)).text,
    slides: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'presentation', signal)).text,
    documents: ({ caller, body, signal }) => readDocuments(readText, caller, body.files, signal),
    async file({ caller, params, signal }) {
      const { isPicked, modified, ...file } = await caller.classroom.file(params.fileId, signal);
      return { ...file, isAppAuthorized: isPicked, modifiedTime: modified };
    },
    async comment({ caller, body, signal }) {
      const { classroom, account } = caller;
      if (classroom.postComment === null) throw new Problem('posting_off');
      // First, so that nothing is ever posted without it.
      await consents.record({
        accountId: account.id,
        kind: 'comment',
        documentId: body.docId,
        writer: null,
      });
      const { id, posted } = await classroom.postComment(body.docId, body.commentText, signal);
      return { id, postedAt: posted };
    },
  };
}
