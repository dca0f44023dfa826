import type { Caller, Handlers } from '../api/index.ts';
import type { Consents } from '../privacy/index.ts';
import { Problem } from '../problems/index.ts';
import type { Postings } from './postings.ts';

/** @throws Problem('posting_off') */
function commentsOf({ classroom }: Caller) {
  if (classroom.comments === null) throw new Problem('posting_off');
  return classroom.comments;
}

export function postingHandlers(
  postings: Pick<Postings, 'post'>,
  consents: Consents,
): Pick<Handlers, 'comment' | 'changeComment'> {
  return {
    async comment({ caller, body, signal, log }) {
      const { docId: documentId, commentText: text } = body;
      const comment = { accountId: caller.account.id, documentId, text };
      return postings.post(comment, commentsOf(caller), signal, log);
    },
    async changeComment({ caller, body: { docId: documentId, commentId, commentText }, signal }) {
      const changed = await commentsOf(caller).change(documentId, commentId, commentText, signal);
      const accountId = caller.account.id;
      await consents.record({ accountId, kind: 'comment', documentId, writer: null });
      return { id: changed.id, postedAt: changed.posted };
    },
  };
}
