import { limits } from '@second-draft/contract';

/** Watches over a streamed answer, whose connection may be lost without a word. */
export interface Silence {
  /** Aborts when the caller's does, and when nothing has been heard for too long. */
  signal: AbortSignal;
  /** Something was heard: the wait begins anew. */
  heard: () => void;
  /** The answer has ended: nothing more is awaited. */
  over: () => void;
}

/** Begins to wait for an answer. @param caller the signal of whoever asked */
export function awaitAnswer(caller?: AbortSignal): Silence {
  const controller = new AbortController();
  // No abort of anybody's: it counts as a connection that broke off.
  const giveUp = () => controller.abort(new Error('Nothing was heard for too long'));
  const follow = () => controller.abort(caller?.reason);
  let timer = 0;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, limits.streamSilenceSeconds * 1000);
  };
  wait();
  caller?.addEventListener('abort', follow, { once: true });
  if (caller?.aborted) follow();
  return {
    signal: controller.signal,
    heard: wait,
    over: () => {
      window.clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
