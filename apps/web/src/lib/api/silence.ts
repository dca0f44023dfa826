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

/** What a school's slow line sends (bytes a second): while a class's texts go up, nothing is heard. */
const SENT_A_SECOND = 12_500;

/** @param toSend bytes of the request, about */
export function awaitAnswer(toSend: number, caller?: AbortSignal): Silence {
  const controller = new AbortController();
  // Not an AbortError: it counts as a broken connection.
  const giveUp = () => controller.abort(new Error('Nothing was heard for too long'));
  const follow = () => controller.abort(caller?.reason);
  let timer = 0;
  const wait = (sendingSeconds = 0) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, (limits.streamSilenceSeconds + sendingSeconds) * 1000);
  };
  wait(toSend / SENT_A_SECOND);
  caller?.addEventListener('abort', follow, { once: true });
  if (caller?.aborted) follow();
  return {
    signal: controller.signal,
    heard: () => wait(),
    over: () => {
      window.clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
