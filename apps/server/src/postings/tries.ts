import { Problem } from '../problems/index.ts';
import { NotLookedUp } from './find-or-post.ts';
import type { Posted, PostingKey } from './posting.ts';
import { recordOrWarn, type Log } from './record-or-warn.ts';
import type { PostingStore } from './store/posting-store.ts';

/** What a claim is for. */
export interface Action {
  act(signal: AbortSignal): Promise<Posted>;
  record(posted: Posted): Promise<void>;
  /** Whether no comment has the claimed words once `act` is refused. */
  isNoneOnceRefused: boolean;
}

export interface Tries {
  /** Continues if nobody waits for it. */
  seeThrough(action: Action, key: PostingKey, claim: string, log: Log): Promise<Posted>;
  settled(): Promise<void>;
}

/** The service refused, so nothing was posted or changed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.code !== 'classroom_unavailable';

/** @param patienceMs until a try is given up */
export function createTries(store: PostingStore, patienceMs: number): Tries {
  const underWay = new Set<Promise<unknown>>();

  /** Where there is no comment the next try starts afresh; after any other failure it looks for one. */
  const giveUp = (key: PostingKey, claim: string, isNone: boolean): Promise<void> =>
    isNone ? store.withdraw(key, claim) : store.release(key, claim);

  async function carryOut(
    { act, record, isNoneOnceRefused }: Action,
    key: PostingKey,
    claim: string,
    log: Log,
  ): Promise<Posted> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const posted = await act(signal);
      await recordOrWarn(record(posted), log);
      return posted;
    } catch (error) {
      await recordOrWarn(giveUp(key, claim, isNoneOnceRefused && isRefusal(error)), log);
      if (signal.aborted) throw new Problem('classroom_unavailable', { cause: error });
      throw error instanceof NotLookedUp ? error.cause : error;
    }
  }

  return {
    seeThrough(...action) {
      const posting = carryOut(...action);
      const ended = posting.catch(() => undefined).finally(() => underWay.delete(ended));
      underWay.add(ended);
      return posting;
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
