import type { Caller, Handlers } from '../api/index.ts';
import type { CommentsInDrafts } from '../drafts/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import type { GivenFeedbacks } from '../second-drafts/index.ts';
import { isSameComment, type Posted } from './posting.ts';
import type { Postings } from './postings.ts';

/** @throws Problem('posting_off') */
function commentsOf({ classroom }: Caller) {
  if (classroom.comments === null) throw new Problem('posting_off');
  return classroom.comments;
}

type Posting = Parameters<Handlers['comment'] | Handlers['changeComment']>[0];

export function postingHandlers(
  postings: Pick<Postings, 'post' | 'change'>,
  inDrafts: CommentsInDrafts,
  givenFeedbacks: GivenFeedbacks,
): Pick<Handlers, 'comment' | 'changeComment'> {
  async function keep({ caller, body, log }: Posting, posted: Posted): Promise<void> {
    const { given, docId: documentId, commentText: feedback } = body;
    const accountId = caller.account.id;
    const at = new Date(posted.postedAt);
    await Promise.all([
      inDrafts.note(accountId, documentId, feedback, posted),
      given &&
        givenFeedbacks.keep({ ...given, accountId, documentId, feedback, how: 'posted', at }),
    ]).catch((error: unknown) =>
      // The comment is on the document: to say that posting failed would have it posted twice.
      log.warn({ failure: loggable(error) }, 'what a comment was about was not kept'),
    );
  }

  /** Null for a caller who doesn't say what she was shown. */
  async function knowledgeOf({ caller, body: { docId, known } }: Posting) {
    if (known === undefined) return null;
    return { known, there: await inDrafts.find(caller.account.id, docId) };
  }

  return {
    async comment(call) {
      const { caller, body, signal, log } = call;
      const { docId: documentId, commentText: text } = body;
      const accountId = caller.account.id;
      const comment = { accountId, documentId, text, knowledge: await knowledgeOf(call) };
      const posted = await postings.post(comment, commentsOf(caller), signal, log);
      if (!posted.isOther) await keep(call, posted);
      return posted;
    },
    async changeComment(call) {
      const { caller, body, signal, log } = call;
      const { docId: documentId, commentId: id, commentText: text } = body;
      const knowledge = await knowledgeOf(call);
      if (knowledge?.there && !isSameComment(knowledge.there, knowledge.known))
        return { ...knowledge.there, isOther: true };
      const accountId = caller.account.id;
      try {
        const comment = { accountId, documentId, text, id };
        const changed = await postings.change(comment, commentsOf(caller), signal, log);
        await keep(call, changed);
        return { ...changed, isOther: false };
      } catch (error) {
        if (error instanceof Problem && error.code === 'comment_gone')
          await inDrafts
            .forget(accountId, documentId, id)
            .catch((failure: unknown) =>
              log.warn({ failure: loggable(failure) }, 'a comment that is gone was not forgotten'),
            );
        throw error;
      }
    },
  };
}
