import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { Postings } from './postings.ts';

/** Comments on students' documents. */
export function postingHandlers(postings: Pick<Postings, 'post'>): Pick<Handlers, 'comment'> {
  return {
    async comment({ caller, body, signal, log }) {
      const { comments } = caller.classroom;
      if (comments === null) throw new Problem('posting_off');
      const { docId: documentId, commentText: text } = body;
      return postings.post(
        { accountId: caller.account.id, documentId, text },
        comments,
        signal,
        log,
      );
    },
  };
}
