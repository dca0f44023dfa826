import type { PostingAnswer } from '@second-draft/contract';
import type { TeacherComments } from '../classroom-service/index.ts';
import { Problem } from '../problems/index.ts';
import { beginOnceFree } from './begin-once-free.ts';
import { asPosted, findOrPost } from './find-or-post.ts';
import { postingKey, type Knowledge, type Posted } from './posting.ts';
import { recordOrWarn, type Log } from './record-or-warn.ts';
import type { PostingStore } from './store/posting-store.ts';
import { createTries } from './tries.ts';

export interface NewComment {
  accountId: string;
  documentId: string;
  text: string;
  /** Absent if it is to be posted whatever else is on the document. */
  knowledge?: Knowledge | null;
}

export interface Postings {
  /**
   * Continues if the browser leaves: a begun posting is finished.
   * @param signal stops waiting for another server's try
   */
  post(
    comment: NewComment,
    comments: TeacherComments,
    signal: AbortSignal,
    log: Log,
  ): Promise<PostingAnswer>;
  /**
   * Claims the new words and sees them through as `post` does: a simultaneous posting of the same
   * words waits, then finds them posted.
   * @throws Problem('comment_gone'), and forgets the comment
   */
  change(
    changed: Omit<NewComment, 'knowledge'> & { id: string },
    comments: TeacherComments,
    signal: AbortSignal,
    log: Log,
  ): Promise<Posted>;
  settled(): Promise<void>;
}

interface Patience {
  /** Milliseconds until a try is given up; its claim lasts longer. */
  post: number;
  /** Milliseconds to wait for another's try. */
  wait: number;
}

export function createPostings(store: PostingStore, patience: Patience): Postings {
  const tries = createTries(store, patience.post);
  const patient = (signal: AbortSignal) =>
    AbortSignal.any([signal, AbortSignal.timeout(patience.wait)]);

  return {
    async post({ accountId, documentId, text, knowledge = null }, comments, signal, log) {
      const key = postingKey(accountId, documentId, text);
      const begun = await beginOnceFree(() => store.begin(key, knowledge), patient(signal));
      if (begun.state === 'posted') return { ...begun.posted, isOther: false };
      if (begun.state === 'other') return { ...begun.other, isOther: true };
      const beginAnew = () => store.beginAnew(key);
      const posting = {
        act: (until: AbortSignal) =>
          findOrPost({ documentId, text }, begun, beginAnew, comments, until),
        record: (posted: Posted) => store.finish(key, begun.claim, posted),
        isNoneOnceRefused: true,
      };
      return { ...(await tries.seeThrough(posting, key, begun.claim, log)), isOther: false };
    },

    async change({ accountId, documentId, text, id }, comments, signal, log) {
      const key = postingKey(accountId, documentId, text);
      const begun = await beginOnceFree(() => store.beginChange(key, id), patient(signal));
      if (begun.state === 'posted') return begun.posted;
      if (begun.state === 'other') return begun.other;
      const changing = {
        async act(until: AbortSignal) {
          try {
            return asPosted(await comments.change(documentId, id, text, until));
          } catch (error) {
            if (error instanceof Problem && error.code === 'comment_gone')
              await recordOrWarn(store.forget(accountId, documentId, id), log);
            throw error;
          }
        },
        record: (changed: Posted) => store.finishChange(key, begun.claim, changed),
        // An earlier try, which nobody looked for, may have posted the same words.
        isNoneOnceRefused: begun.triedSince === null,
      };
      return tries.seeThrough(changing, key, begun.claim, log);
    },

    settled: () => tries.settled(),
  };
}
