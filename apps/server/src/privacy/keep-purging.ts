import { DAY_MS, HOUR_MS } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../problems/index.ts';
import type { Database } from '../db/index.ts';
import { keepRepeating, type RoundTimes } from '../scheduling/index.ts';
import { createClockDoubt } from './clock-doubt.ts';
import { lastUseOf } from './last-use.ts';
import { purge } from './purge.ts';

const HOURLY: RoundTimes = { first: 30_000, every: HOUR_MS };

/**
 * Purges soon after the start and then about every hour, unless the clock is in doubt. If it fails,
 * the next round tries again.
 * @returns a function that stops it, after the current batch
 */
export function keepPurging(
  db: Database,
  log: FastifyBaseLogger,
  times: RoundTimes = HOURLY,
  onPurged: () => void = () => undefined,
): () => Promise<void> {
  let doubt: ReturnType<typeof createClockDoubt> | null = null;
  return keepRepeating(async (signal) => {
    try {
      doubt ??= createClockDoubt((await lastUseOf(db))?.getTime() ?? Date.now());
      const ahead = doubt();
      if (ahead !== null) {
        const days = Math.round(ahead / DAY_MS);
        log.warn({ days }, 'the clock is far ahead of the last use: nothing is removed for a day');
        return;
      }
      const purged = await purge(db, new Date(), signal);
      onPurged();
      if (Object.keys(purged).length > 0) log.info({ purged }, 'old records removed');
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'old records could not be removed');
    }
  }, times);
}
