import type { Handlers } from '../api/index.ts';
import { createSharedReads, type Google } from '../google/index.ts';
import type { Consents } from '../privacy/index.ts';
import { readDocuments } from './read-documents.ts';
import { readFileInfo } from './read-file-info.ts';
import { createTextReader } from './read-text.ts';

interface DocumentServices {
  google: Pick<Google, 'forTeacher'>;
  consents: Consents;
}

type DocumentHandlers = Pick<
  Handlers,
  'document' | 'slides' | 'documents' | 'file' | 'comment' | 'changeComment'
>;

/** Students' files: their texts, whether they may be commented on, and comments on them. */
export function documentHandlers({ google, consents }: DocumentServices): DocumentHandlers {
  const readText = createTextReader(google, createSharedReads());
  return {
    document: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'document', signal)).text,
    slides: async ({ caller, params, signal }) =>
      (await readText(caller, params.docId, 'presentation', signal)).text,
    documents: ({ caller, body, signal }) =>
      readDocuments({ google, readText }, caller, body.files, signal),
    file: ({ caller, params, signal }) => readFileInfo(google, caller, params.fileId, signal),
    async comment({ caller, body, signal }) {
      const teacher = google.forTeacher(caller.googleToken);
      const accountId = caller.account.id;
      // First, so that nothing is ever posted without it.
      await consents.record({ accountId, kind: 'comment', documentId: body.docId, writer: null });
      const posted = await teacher.createComment(body.docId, body.commentText, signal);
      return { id: posted.id, postedAt: posted.createdTime };
    },
    async changeComment({ caller, body: { docId, commentId, commentText }, signal }) {
      const teacher = google.forTeacher(caller.googleToken);
      const accountId = caller.account.id;
      await consents.record({ accountId, kind: 'comment', documentId: docId, writer: null });
      const changed = await teacher.changeComment(
        { fileId: docId, commentId },
        commentText,
        signal,
      );
      return { id: changed.id, postedAt: changed.modifiedTime };
    },
  };
}
