import type { Handlers } from '../api/index.ts';
import type { Google } from '../google/index.ts';
import type { Postings } from './postings.ts';

/** Comments on students' documents. */
export function postingHandlers({
  google,
  postings,
}: {
  google: Pick<Google, 'forTeacher'>;
  postings: Pick<Postings, 'post'>;
}): Pick<Handlers, 'comment'> {
  return {
    comment({ caller, body, signal, log }) {
      const { docId: documentId, commentText: text } = body;
      const comment = { accountId: caller.account.id, documentId, text };
      return postings.post(comment, google.forTeacher(caller.googleToken), signal, log);
    },
  };
}
