import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
export interface RoundTimes {
  /** From the start, which has other things to do first. */
  first: number;
  every: number;
}

/** Adds up to half, so that servers started together drift apart. */
const withJitter = (ms: number) => ms * (1 + Math.random() / 2);

/**
 * Repeats a round until stopped.
 * @param round must not throw; its signal aborts when it should end
 * @returns a function that stops it, after the current round
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
