import {
  messages,
  type FileAccess,
  type GivenFeedback,
  type PostedComment,
  type PostingAnswer,
} from '@second-draft/contract';
import { ApiError, call, untilReached } from '../../../lib/api/index.ts';
import { givenFeedbackOf } from '../second-draft/asking/given-feedback.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { WorkStore } from '../work/work-store.ts';
import type { AssignmentPlace } from './assignment-place.ts';
import { hasOlderComment } from './posting-hindrance.ts';

/**
 * Feedback on its way to its document, by document id. Each rejects with an ApiError when it is
 * refused, which the store then tells, and with an AbortError when it is given up.
 */
export interface Sending {
  post: (id: string) => Promise<void>;
  /** Replaces the words of the comment already on the document. */
  change: (id: string) => Promise<void>;
  /** Changes the comment on the document, if this feedback replaces one. */
  postOrChange: (id: string) => Promise<void>;
}

interface SendingOf {
  place: AssignmentPlace;
  store: WorkStore;
  secondDrafts: SecondDrafts;
  begin: (id: string) => AbortSignal;
}

interface Words {
  docId: string;
  commentText: string;
  given: GivenFeedback & AssignmentPlace;
  /** What she is shown of her own on the document. */
  known: PostedComment | null;
}

const notPicked: FileAccess = {
  isAppAuthorized: false,
  isCommentRefused: false,
  modifiedTime: null,
};

const commentRefused: FileAccess = { ...notPicked, isCommentRefused: true };

const accessAfter = new Map<string, FileAccess>([
  ['file_not_picked', notPicked],
  ['comment_refused', commentRefused],
]);

/** Posting worked before: the access is gone, or the document. The refusal doesn't say which. */
const explained = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'file_not_picked'
    ? new ApiError(error.status, error.code, messages.comment.outOfReach)
    : error;

export function createSending({ place, store, secondDrafts, begin }: SendingOf): Sending {
  /** A refused posting can reveal that the comment or the write access is gone. */
  function learnFrom(error: unknown, id: string): void {
    if (!(error instanceof ApiError)) return;
    store.dispatch(id, { kind: 'postingFailed', reason: error.message });
    if (error.code === 'comment_gone') store.dispatch(id, { kind: 'commentGone' });
    const access = accessAfter.get(error.code);
    if (access) store.dispatch(id, { kind: 'accessKnown', access });
  }

  async function send(id: string, to: (words: Words) => Promise<PostingAnswer>): Promise<void> {
    const work = store.get(id);
    const { feedback } = work;
    if (!feedback) return;
    const tellOf = (isWaiting: boolean) =>
      store.dispatch(id, { kind: 'began', activity: { kind: 'posting', isWaiting } });
    tellOf(false);
    try {
      const given = { ...place, ...givenFeedbackOf(work) };
      const commentText = feedback.text.trim();
      const words = { docId: id, commentText, given, known: work.comment };
      // Safe to retry: for a while, the server posts the same words only once.
      const { isOther, ...comment } = await untilReached(() => to(words), {
        signal: begin(id),
        onLost: () => tellOf(true),
      });
      if (isOther) {
        store.dispatch(id, { kind: 'commentFound', comment });
        throw new ApiError(409, 'comment_unseen', messages.comment.unseen);
      }
      secondDrafts.notePosted(id);
      store.dispatch(id, { kind: 'posted', comment, words: words.commentText });
    } catch (refusal) {
      const error = explained(refusal);
      store.dispatch(id, { kind: 'ended' });
      learnFrom(error, id);
      throw error;
    }
  }

  const post = (id: string) => send(id, (body) => call('comment', { body }));

  async function change(id: string): Promise<void> {
    const { comment } = store.get(id);
    if (!comment) return;
    await send(id, (words) => call('changeComment', { body: { ...words, commentId: comment.id } }));
  }

  return {
    post,
    change,
    postOrChange: (id) => {
      const work = store.get(id);
      return (hasOlderComment(work, secondDrafts.of(work)) ? change : post)(id);
    },
  };
}
