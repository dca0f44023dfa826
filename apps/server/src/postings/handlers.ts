import type { Caller, Handlers } from '../api/index.ts';
import type { Consents } from '../privacy/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import type { GivenFeedbacks } from '../second-drafts/index.ts';
import type { Postings } from './postings.ts';

/** @throws Problem('posting_off') */
function commentsOf({ classroom }: Caller) {
  if (classroom.comments === null) throw new Problem('posting_off');
  return classroom.comments;
}

type Posting = Parameters<Handlers['comment'] | Handlers['changeComment']>[0];

export function postingHandlers(
  postings: Pick<Postings, 'post'>,
  consents: Consents,
  givenFeedbacks: GivenFeedbacks,
): Pick<Handlers, 'comment' | 'changeComment'> {
  async function keepGiven({ caller, body, log }: Posting, postedAt: string): Promise<void> {
    const { given, docId: documentId, commentText: feedback } = body;
    if (!given) return;
    const accountId = caller.account.id;
    const at = new Date(postedAt);
    await givenFeedbacks
      .keep({ ...given, accountId, documentId, feedback, how: 'posted', at })
      // The comment is on the document: to say that posting failed would have it posted twice.
      .catch((error: unknown) =>
        log.warn({ failure: loggable(error) }, 'what a comment was about was not kept'),
      );
  }

  return {
    async comment(call) {
      const { caller, body, signal, log } = call;
      const { docId: documentId, commentText: text } = body;
      const comment = { accountId: caller.account.id, documentId, text };
      const posted = await postings.post(comment, commentsOf(caller), signal, log);
      await keepGiven(call, posted.postedAt);
      return posted;
    },
    async changeComment(call) {
      const { caller, body, signal } = call;
      const { docId: documentId, commentId, commentText } = body;
      const changed = await commentsOf(caller).change(documentId, commentId, commentText, signal);
      const accountId = caller.account.id;
      await consents.record({ accountId, kind: 'comment', documentId, writer: null });
      await keepGiven(call, changed.posted);
      return { id: changed.id, postedAt: changed.posted };
    },
  };
}
