import { isUnreached, mayPass } from './api-error.ts';

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;

/** Waits for the `online` event; at most `pause` ms when the browser claims to be online. */
export function reconnection(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = navigator.onLine ? window.setTimeout(end, pause) : 0;
    function stop() {
      over.abort();
      window.clearTimeout(timer);
    }
    function end() {
      stop();
      resolve();
    }
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener(
      'abort',
      () => {
        stop();
        reject(new DOMException('Given up', 'AbortError'));
      },
      { signal: over.signal },
    );
  });
}

const SEND_AGAIN_MS = 10_000;

/**
 * Calls `send`, which never rejects, once after a failure that may pass: when the connection is
 * back, or after a while.
 * @returns a function that calls it off
 */
export function sendAgain(failure: unknown, send: () => Promise<void>): () => void {
  const over = new AbortController();
  if (mayPass(failure)) reconnection(SEND_AGAIN_MS, over.signal).then(send, () => {});
  return () => over.abort();
}

/**
 * Repeats an idempotent call until the server is reached.
 * @param onLost runs after each attempt that didn't reach it
 * @throws whatever the server's refusal is, AbortError when the signal aborts while it waits
 */
export async function untilReached<T>(
  attempt: () => Promise<T>,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<T> {
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnreached(error)) throw error;
      onLost();
      signal.throwIfAborted();
      await reconnection(pause, signal);
      pause = Math.min(2 * pause, LAST_PAUSE_MS);
    }
  }
}
