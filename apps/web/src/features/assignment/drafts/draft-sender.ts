import type { Draft } from '@second-draft/contract';
import { ApiError } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';

/** 'sending' includes waiting for the teacher to pause. */
export type SendingState = 'sent' | 'sending' | 'failed';

export interface DraftSender {
  /** Sends the draft once the teacher pauses; a newer one of the same document replaces it. */
  later: (draft: Draft) => void;
  /** Sends all waiting drafts now, with requests that may outlive the page. */
  flush: () => void;
  state: WatchedValue<SendingState>;
  /** Flushes, then sends nothing more. */
  stop: () => void;
}

type Send = (draft: Draft, options: { keepalive: boolean }) => Promise<void>;

const QUIET_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

type Failure = 'try-again' | 'waits-for-access' | 'refused';

const TIMED_OUT = 408;
const TOO_OFTEN = 429;

/** Sending the same draft again would not help where it is refused. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'try-again';
  const { status } = error;
  if (status === 401) return 'waits-for-access';
  const isPassing = status === TIMED_OUT || status === TOO_OFTEN;
  return status >= 400 && status < 500 && !isPassing ? 'refused' : 'try-again';
}

/**
 * Retries with growing pauses, except what is refused for good. What is refused because she has to
 * log in again waits for the next change or flush: each try asks her to.
 */
export function createDraftSender(send: Send): DraftSender {
  const waiting = new Map<string, Draft>();
  /** By document; whether it waits, is on its way or has arrived. */
  const newest = new Map<string, Draft>();
  /** Documents whose newest draft is in this tab alone. */
  const refused = new Set<string>();
  const state = watchedValue<SendingState>('sent');
  let inFlight = 0;
  let retryAfter = FIRST_RETRY_MS;
  let timer = 0;
  let isStopped = false;

  function become(next: SendingState): void {
    if (next !== state.get()) state.set(next);
  }

  function schedule(milliseconds: number): void {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void sendAll(false), milliseconds);
  }

  /** @returns null where a newer one has been sent: after it, this one would take its place */
  function noteFailed(draft: Draft, failure: Failure): Failure | null {
    const { documentId: id } = draft;
    if (newest.get(id) !== draft) return waiting.has(id) ? failure : null;
    if (failure === 'refused') refused.add(id);
    else waiting.set(id, draft);
    return failure;
  }

  async function sendOne(draft: Draft, keepalive: boolean): Promise<Failure | null> {
    try {
      await send(draft, { keepalive });
      refused.delete(draft.documentId);
      return null;
    } catch (error) {
      logProblem('A draft could not be saved', error);
      return noteFailed(draft, failureOf(error));
    }
  }

  function scheduleNext(isFailed: boolean): void {
    schedule(isFailed ? retryAfter : QUIET_MS);
    if (isFailed) retryAfter = Math.min(retryAfter * 2, LAST_RETRY_MS);
  }

  async function sendAll(keepalive: boolean): Promise<void> {
    const batch = [...waiting.values()];
    waiting.clear();
    inFlight += 1;
    const failures = await Promise.all(batch.map((draft) => sendOne(draft, keepalive)));
    inFlight -= 1;
    const isFailed = failures.some((failure) => failure !== null);
    if (isFailed) become('failed');
    else retryAfter = FIRST_RETRY_MS;
    if (waiting.size > 0) {
      if (!failures.includes('waits-for-access')) scheduleNext(isFailed);
    } else if (!isFailed && inFlight === 0 && refused.size === 0) become('sent');
  }

  const flush = () => {
    window.clearTimeout(timer);
    if (waiting.size > 0) void sendAll(true);
  };

  return {
    later: (draft) => {
      newest.set(draft.documentId, draft);
      waiting.set(draft.documentId, draft);
      if (state.get() === 'sent') become('sending');
      // A batch in flight schedules what has arrived meanwhile.
      if (inFlight === 0) schedule(QUIET_MS);
    },
    flush,
    state,
    stop: () => {
      flush();
      isStopped = true;
      window.clearTimeout(timer);
    },
  };
}
