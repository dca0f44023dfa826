import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../api/errors.ts';
import type { Database } from '../db/index.ts';
import { purge } from './purge.ts';

/** When old records are removed (milliseconds). */
export interface PurgeTimes {
  /** After the start, which has other things to do first. */
  first: number;
  every: number;
}

const HOURLY: PurgeTimes = { first: 30_000, every: 60 * 60 * 1000 };

/** Up to half as long again, so that servers that were started together don't stay together. */
const withJitter = (ms: number) => ms * (1 + Math.random() / 2);

/**
 * Removes old records soon after the start and then about every hour. A database that is away is
 * tried again the next time.
 * @returns what stops it, once the batch that is under way has ended.
 */
export function keepPurging(
  db: Database,
  log: FastifyBaseLogger,
  times: PurgeTimes = HOURLY,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;

  const once = async () => {
    try {
      const purged = await purge(db, new Date(), signal);
      if (Object.keys(purged).length > 0) log.info({ purged }, 'old records removed');
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'old records could not be removed');
    }
  };
  const wait = (ms: number) =>
    pause(withJitter(ms), undefined, { signal, ref: false }).catch(() => undefined);
  const keepOn = async () => {
    for (await wait(times.first); !signal.aborted; await wait(times.every)) await once();
  };

  const ended = keepOn();
  return () => {
    stopped.abort();
    return ended;
  };
}
