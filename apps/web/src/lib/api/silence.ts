import { limits } from '@second-draft/contract';

/** Detects when a streamed answer's connection dies without an error. */
export interface Silence {
  /** Aborts when the caller's signal does, or after `streamSilenceSeconds` of silence. */
  signal: AbortSignal;
  /** Restarts the wait. */
  heard: () => void;
  /** Ends the wait. */
  over: () => void;
}

export function awaitAnswer(caller?: AbortSignal): Silence {
  const controller = new AbortController();
  // Not an AbortError: it counts as a broken connection.
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
