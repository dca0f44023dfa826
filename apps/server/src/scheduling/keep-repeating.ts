import { setTimeout as pause } from 'node:timers/promises';

/** When a piece of work that nobody asks for is done (milliseconds). */
export interface RoundTimes {
  /** After the start, which has other things to do first. */
  first: number;
  every: number;
}

/** Up to half as long again, so that servers that were started together don't stay together. */
const withJitter = (ms: number) => ms * (1 + Math.random() / 2);

/**
 * Does something soon after the start and then again and again.
 * @param round must not throw; its signal aborts when it shall come to an end
 * @returns what stops it, once the round that is under way has ended.
 */
export function keepRepeating(
  round: (signal: AbortSignal) => Promise<void>,
  times: RoundTimes,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const wait = (ms: number) =>
    pause(withJitter(ms), undefined, { signal, ref: false }).catch(() => undefined);
  const keepOn = async () => {
    for (await wait(times.first); !signal.aborted; await wait(times.every)) await round(signal);
  };
  const ended = keepOn();
  return () => {
    stopped.abort();
    return ended;
  };
}
