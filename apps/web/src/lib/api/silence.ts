import { limits } from '@second-draft/contract';

/** Detects when an answer's connection dies without an error. */
export interface Silence {
  /** Aborts when the caller's signal does, or when nothing is heard for too long. */
  signal: AbortSignal;
  /** From the answer's first part on, the next must come within `streamSilenceSeconds`. */
  heard: () => void;
}

/**
 * Its wait isn't ended with the answer: aborting what has ended does nothing.
 * @param seconds until the answer begins
 */
export function awaitAnswer(seconds: number, caller?: AbortSignal): Silence {
  const controller = new AbortController();
  // Not an AbortError: it counts as a broken connection.
  const giveUp = () => controller.abort(new Error('Nothing was heard for too long'));
  const follow = () => controller.abort(caller?.reason);
  let timer = 0;
  const wait = (longest: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, longest * 1000);
  };
  wait(seconds);
  caller?.addEventListener('abort', follow);
  if (caller?.aborted) follow();
  return { signal: controller.signal, heard: () => wait(limits.streamSilenceSeconds) };
}

/** The same answer; each part that comes is heard. */
export function listenedTo(response: Response, { heard }: Silence): Response {
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, next) {
      heard();
      next.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(listening), response);
}
