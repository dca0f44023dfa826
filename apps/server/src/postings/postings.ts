import { setTimeout as pause } from 'node:timers/promises';
import type { PostingAnswer } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { TeacherComments } from '../classroom-service/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import {
  postingKey,
  type Begun,
  type Claimed,
  type Knowledge,
  type Posted,
  type PostingKey,
} from './posting.ts';
import type { PostingStore } from './store.ts';

export interface NewComment {
  accountId: string;
  documentId: string;
  text: string;
  /** Absent if it is to be posted whatever else is on the document. */
  knowledge?: Knowledge | null;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

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

const LOOK_AGAIN_MS = 200;

/** The service refused, so nothing was posted. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.code !== 'classroom_unavailable';

/** Unknown whether an earlier try worked. */
class NotLookedUp extends Error {
  constructor(cause: unknown) {
    super('The comments on a document could not be read', { cause });
  }
}

const asPosted = ({ id, posted }: Found): Posted => ({ id, postedAt: posted });

type Found = Awaited<ReturnType<TeacherComments['post']>>;

/** What a claim is for. */
interface Action {
  act(signal: AbortSignal): Promise<Posted>;
  record(posted: Posted): Promise<void>;
}

interface Patience {
  /** Milliseconds until a try is given up; its claim lasts longer. */
  post: number;
  /** Milliseconds to wait for another's try. */
  wait: number;
}

export function createPostings(store: PostingStore, patience: Patience): Postings {
  const underWay = new Set<Promise<unknown>>();

  /** After a refusal the next try starts afresh; after any other failure it looks for the comment. */
  const giveUp = (key: PostingKey, claim: string, error: unknown): Promise<void> =>
    isRefusal(error) ? store.withdraw(key, claim) : store.release(key, claim);

  /**
   * Finds an earlier try's comment.
   * @throws NotLookedUp if it can't be found out
   */
  async function look(
    { documentId, text }: NewComment,
    since: Date,
    comments: TeacherComments,
    signal: AbortSignal,
  ): Promise<Posted | null> {
    try {
      const found = await comments.find(documentId, text, since, signal);
      return found && asPosted(found);
    } catch (error) {
      throw new NotLookedUp(error);
    }
  }

  async function ask(
    comment: NewComment,
    key: PostingKey,
    { triedSince, wasPosted }: Claimed,
    comments: TeacherComments,
    signal: AbortSignal,
  ): Promise<Posted> {
    const found = triedSince && (await look(comment, triedSince, comments, signal));
    if (found) return found;
    if (wasPosted) await store.beginAnew(key);
    return asPosted(await comments.post(comment.documentId, comment.text, signal));
  }

  const note = (what: Promise<void>, log: Log) =>
    what.catch((error: unknown) => {
      // The claim expires, and the next try looks at the document.
      log.warn({ failure: loggable(error) }, 'how a posting ended was not recorded');
    });

  async function carryOut(
    { act, record }: Action,
    key: PostingKey,
    claim: string,
    log: Log,
  ): Promise<Posted> {
    const signal = AbortSignal.timeout(patience.post);
    try {
      const posted = await act(signal);
      await note(record(posted), log);
      return posted;
    } catch (error) {
      await note(giveUp(key, claim, error), log);
      if (signal.aborted) throw new Problem('classroom_unavailable', { cause: error });
      throw error instanceof NotLookedUp ? error.cause : error;
    }
  }

  function seeThrough(...action: Parameters<typeof carryOut>): Promise<Posted> {
    const posting = carryOut(...action);
    const ended = posting.catch(() => undefined).finally(() => underWay.delete(ended));
    underWay.add(ended);
    return posting;
  }

  /** Waits while another tab or server has the same words under way. */
  async function begin(
    key: PostingKey,
    knowledge: Knowledge | null | undefined,
    signal: AbortSignal,
  ): Promise<Exclude<Begun, { state: 'underWay' }>> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(patience.wait)]);
    for (;;) {
      const begun = await store.begin(key, knowledge);
      if (begun.state !== 'underWay') return begun;
      await pause(LOOK_AGAIN_MS, undefined, { signal: until }).catch(() => {
        throw new Problem('classroom_unavailable');
      });
    }
  }

  return {
    async post(comment, comments, signal, log) {
      const key = postingKey(comment.accountId, comment.documentId, comment.text);
      const begun = await begin(key, comment.knowledge, signal);
      if (begun.state === 'posted') return { ...begun.posted, isOther: false };
      if (begun.state === 'other') return { ...begun.other, isOther: true };
      const posting: Action = {
        act: (until) => ask(comment, key, begun, comments, until),
        record: (posted) => store.finish(key, begun.claim, posted),
      };
      return { ...(await seeThrough(posting, key, begun.claim, log)), isOther: false };
    },
    async change({ accountId, documentId, text, id }, comments, signal, log) {
      const key = postingKey(accountId, documentId, text);
      const begun = await begin(key, null, signal);
      if (begun.state === 'posted') return begun.posted;
      if (begun.state === 'other') return begun.other;
      const changing: Action = {
        async act(until) {
          try {
            return asPosted(await comments.change(documentId, id, text, until));
          } catch (error) {
            if (error instanceof Problem && error.code === 'comment_gone')
              await note(store.forget(accountId, documentId, id), log);
            throw error;
          }
        },
        record: (changed) => store.finishChange(key, begun.claim, changed),
      };
      return seeThrough(changing, key, begun.claim, log);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
